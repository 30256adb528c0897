import { VerseChip } from '@fahm/quran/verse-chip/verse-chip.tsx';
import { loadVerses } from './load-verses.ts';
import styles from './verse.module.css';

type Props = {
  references: readonly string[];
  /** Whether their text is shown from the start. */
  isOpened?: boolean;
};

/** References in a row, each once, each a chip that opens into its verses (spec 2.8.4). */
export function Verses({ references, isOpened = false }: Props) {
  return (
    <ul className={styles.verses}>
      {[...new Set(references)].map((reference) => (
        <li key={reference} className={styles.verse}>
          <VerseChip reference={reference} load={loadVerses} isOpened={isOpened} />
        </li>
      ))}
    </ul>
  );
}
