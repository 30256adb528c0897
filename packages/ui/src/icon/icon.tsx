import styles from './icon.module.css';

type Props = {
  /** One of `signs.ts`, or a drawing of one place alone, on 24 × 24. */
  d: string;
  /** Filled instead of drawn in lines. */
  isSolid?: boolean;
  /** For size and colour, where they are not those of the words around it. */
  className?: string | undefined;
};

/** A sign of the one set, in the colour of the words around it. Screen readers pass it over: words say the same. */
export const Icon = ({ d, isSolid, className }: Props) => (
  <svg
    className={`${styles.icon} ${className ?? ''}`}
    viewBox="0 0 24 24"
    aria-hidden="true"
    data-solid={isSolid || undefined}
  >
    <path d={d} />
  </svg>
);
