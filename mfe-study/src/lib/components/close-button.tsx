import square from '@fahm/ui/square-button.module.css';

type Props = { label: string; onClick: () => void };

/** A cross that ends what lies over the page. */
export const CloseButton = ({ label, onClick }: Props) => (
  <button
    type="button"
    className={square.button}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M4 4l8 8M12 4l-8 8" />
    </svg>
  </button>
);
