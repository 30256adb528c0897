import styles from '../practice.module.css';

type Props = { label: string; disabled?: boolean };

/** What hands an answer in, in reach of the thumb however long the card is. */
export function Submit({ label, disabled = false }: Props) {
  return (
    <p className={styles.onward}>
      <button type="submit" className="button" disabled={disabled}>
        {label}
      </button>
    </p>
  );
}
