import { messages } from '../messages.ts';
import styles from './verse-item.module.css';

type Props = {
  text: string;
  /** Words from the beginning that are shown; `undefined` when nothing is hidden. */
  shown: number | undefined;
};

/** A verse of which a learner may see the first words only; the rest stays in its place on the page. */
export function VerseWords({ text, shown }: Props) {
  if (shown === undefined) return text;
  const words = text.split(' ');
  const rest = words.slice(shown).join(' ');
  return (
    <>
      {shown > 0 && `${words.slice(0, shown).join(' ')} `}
      <span className={styles.blurred} aria-hidden="true">
        {rest}
      </span>
      <span className="visually-hidden" lang="en" dir="ltr">
        {messages.hidden}
      </span>
    </>
  );
}
