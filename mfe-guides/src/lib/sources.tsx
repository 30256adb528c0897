import type { Source } from '@fahm/contracts/content/common.ts';
import type { Citation } from '@fahm/contracts/content/figures.ts';
import { Verse } from './live-verse.tsx';
import styles from './sources.module.css';

/** What a claim rests on, as one line each. */
export const citationsOf = (sources: readonly Source[]): Citation[] =>
  sources.map((source) => {
    const note = source.note ?? null;
    if ('quran' in source) return { label: source.quran, quran: source.quran, note };
    if ('hadith' in source) return { label: source.hadith, quran: null, note };
    return { label: `${source.work}, ${source.at}`, quran: null, note };
  });

/** Verses first, as chips in a row; then hadith and works. For build time: the browser adopts it. */
export function Sources({ sources }: { sources: readonly Citation[] }) {
  const verses = sources.filter(({ quran }) => quran !== null);
  const others = sources.filter(({ quran }) => quran === null);
  return (
    <>
      {verses.length > 0 && <Verses references={verses.map(({ quran }) => quran ?? '')} />}
      {others.length > 0 && (
        <ul className={styles.sources}>
          {others.map(({ label, note }) => (
            <li key={label}>
              <cite className={styles.label}>{label}</cite>
              {note !== null && <span>{`: ${note}`}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** References in a row, each once. */
export function Verses({ references }: { references: readonly string[] }) {
  return (
    <ul className={styles.chips}>
      {[...new Set(references)].map((reference) => (
        <li key={reference} className={styles.chip}>
          <Verse reference={reference} />
        </li>
      ))}
    </ul>
  );
}
