import { wordsOf } from '@fahm/quran/words/verse-words.ts';
import { briefly, type Meaning } from '../word-files.ts';
import styles from './word-by-word.module.css';

type Props = {
  /** The verse as it is shown; every letter and sign of it stands here in its order. */
  text: string;
  meanings: readonly (readonly Meaning[])[];
  isShown: (meanings: readonly Meaning[]) => boolean;
};

/** A verse with what its words mean under them. */
export function WordByWord({ text, meanings, isShown }: Props) {
  const words = wordsOf(text);
  return words.map(({ number, start }, at) => {
    const own = meanings[at] ?? [];
    const end = words[at + 1]?.start ?? text.length;
    return (
      <span key={number} className={styles.word} data-word={number}>
        {/* With the pause after it, and in the verse's own spaces. */}
        {text.slice(at === 0 ? 0 : start, end)}
        {own.length > 0 && isShown(own) && (
          <span className={styles.gloss} lang="en" dir="ltr">
            {briefly(own)}
          </span>
        )}
      </span>
    );
  });
}
