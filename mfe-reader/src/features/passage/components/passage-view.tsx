import type { ReactNode } from 'react';
import { unitKey } from '../../../lib/unit.ts';
import { messages } from '../messages.ts';
import type { LaidOut, Layout } from '../../../lib/laid-out.ts';
import { surahOf } from '../unit-words.ts';
import { ChapterHeader, UnitHeader } from './passage-header.tsx';
import styles from './passage-view.module.css';
import { VerseByVerse } from './verse-group.tsx';

type Props = Omit<LaidOut, 'headed'> & {
  /** Shows the verses; null does so verse by verse. */
  layout: Layout | null;
  /** Shows them verse by verse with their meanings. */
  words: Layout | null;
  /** Stands below the credits. */
  foot: ReactNode;
};

/** The text of a reading page. */
export function PassageView({ layout, words, foot, ...laidOut }: Props) {
  const { passage, plain } = laidOut;
  const { unit, edition } = passage;
  const Verses = layout ?? words ?? VerseByVerse;
  const isChapter = unit.kind === 'chapter';
  return (
    <article
      data-unit={unitKey(unit)}
      data-edition={edition.id}
      data-edition-failed={edition.failed ? '' : undefined}
      data-plain={plain === null ? undefined : ''}
      data-running={layout === null ? undefined : ''}
    >
      {isChapter ? <ChapterHeader surah={surahOf(unit.number)} /> : <UnitHeader unit={unit} />}
      <Verses {...laidOut} headed={!isChapter && unit.kind !== 'verse'} />
      {isChapter && (
        <p className={styles.check}>
          <a href="?open=check" data-panel="check">
            {messages.check}
          </a>
        </p>
      )}
      <footer className={styles.credits}>
        <a className={styles.offline} href="?open=offline" data-panel="offline">
          {messages.offline}
        </a>
        <p>{messages.arabicCredit}</p>
        <p>
          {messages.translationCredit} <span data-edition-credit="">{edition.credit}</span>
        </p>
        {foot}
      </footer>
    </article>
  );
}
