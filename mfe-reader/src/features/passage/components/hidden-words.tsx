import styles from './verse-item.module.css';

type Props = {
  text: string;
  /** Words from the beginning that are shown. */
  shown: number;
  /** Said in place of what is hidden. */
  label: string;
};

/** A verse of which a learner sees the first words only; the rest keeps its place on the page. */
export function HiddenWords({ text, shown, label }: Props) {
  const words = text.split(' ');
  const rest = words.slice(shown).join(' ');
  return (
    <>
      {shown > 0 && `${words.slice(0, shown).join(' ')} `}
      <span className={styles.blurred} aria-hidden="true">
        {rest}
      </span>
      <span className="visually-hidden" lang="en" dir="ltr">
        {label}
      </span>
    </>
  );
}
