import type { Citation } from '@fahm/contracts/content/figures.ts';
import { sourceMessages } from './source-messages.ts';
import styles from './source-list.module.css';
import { Verses } from './verse.tsx';

type Props = {
  sources: readonly Citation[];
  /** Names the list in the markup, for code that reads it back. */
  field: string;
};

/** What a claim rests on: verses as chips, then hadith and works, each a line; a grade with who gave it. */
export function SourceList({ sources, field }: Props) {
  return (
    <ul className={styles.sources} data-field={field}>
      {sources.map(({ label, quran, note, grade }) => (
        <li
          key={label}
          data-quran={quran ?? undefined}
          data-label={label}
          data-note={note ?? undefined}
          data-grade={grade}
        >
          {quran === null ? (
            <cite className={styles.cite}>{label}</cite>
          ) : (
            <Verses references={[quran]} />
          )}
          {grade !== undefined && (
            <span className={styles.grade}>{sourceMessages.grade(grade)}</span>
          )}
          {note !== null && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
