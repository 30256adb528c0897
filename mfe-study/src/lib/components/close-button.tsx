import square from '@fahm/ui/square-button.module.css';
import { Icon } from '@fahm/ui/icon/icon.tsx';
import { CLOSE } from '@fahm/ui/icon/signs.ts';

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
    <Icon d={CLOSE} />
  </button>
);
