import { useState } from 'react';
import { ayahEnd } from '../ayah-end.ts';
import type { VerseRange } from '../reference.ts';
import { messages } from './messages.ts';
import { type ChipText, type LoadVerses, readerPath, shownReference, widened } from './model.ts';
import { useVerses } from './use-verses.ts';
import styles from './verse-chip.module.css';

type Props = { id: string; range: VerseRange; load: LoadVerses; isHidden: boolean };

/** What an open chip shows: every verse of its range, and on request the verses around it. */
export function VersePanel({ id, range: requested, load, isHidden }: Props) {
  const [range, setRange] = useState(requested);
  const { state, retry } = useVerses(range, load);
  const shown = shownReference(range);
  const more = (side: 'before' | 'after') => {
    const wider = widened(range, side);
    return (
      <button
        type="button"
        className={styles.more}
        disabled={wider === null || typeof state === 'string'}
        onClick={() => wider !== null && setRange(wider)}
      >
        {messages[side]}
      </button>
    );
  };
  return (
    <section className={styles.panel} id={id} hidden={isHidden} aria-label={messages.panel(shown)}>
      {state === 'loading' && <p role="status">{messages.loading}</p>}
      {state === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{messages.failed}</p>
          <button type="button" className={styles.more} onClick={retry}>
            {messages.retry}
          </button>
        </div>
      )}
      {typeof state !== 'string' && <Verses text={state} />}
      <div className={styles.foot}>
        {more('before')}
        {more('after')}
        <a className={styles.open} href={readerPath(range)}>
          {messages.open}
        </a>
      </div>
    </section>
  );
}

function Verses({ text }: { text: ChipText }) {
  const { verses, language, direction, credit } = text;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <ol className={styles.verses} tabIndex={0}>
        {verses.map(({ surah, verseNumber, surahName, arabic, translation }) => (
          <li key={`${surah}:${verseNumber}`}>
            <p className={styles.arabic} lang="ar" dir="rtl">
              {arabic}
              <span className={styles.end}>{`\u00a0${ayahEnd(verseNumber)}`}</span>
            </p>
            <p className={styles.translation} lang={language} dir={direction}>
              {translation}
            </p>
            <p className={styles.place}>
              {surahName} {`${surah}:${verseNumber}`}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.credit}>{credit}</p>
    </>
  );
}
