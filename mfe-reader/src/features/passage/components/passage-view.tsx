import type { ReactNode } from 'react';
import { unitKey } from '../../../lib/unit.ts';
import { messages } from '../messages.ts';
import type { Passage } from '../../../lib/passage.ts';
import type { HeadingOf } from '../../../lib/heading-of.ts';
import { surahOf } from '../unit-words.ts';
import { ChapterHeader, UnitHeader } from './passage-header.tsx';
import styles from './passage-view.module.css';
import { VerseGroup } from './verse-group.tsx';

type Props = {
  passage: Passage;
  plain: ((arabic: string) => string) | null;
  memorizing: boolean;
  headingOf: HeadingOf | null;
  /** Stands below the credits. */
  foot: ReactNode;
};

/** The text of a reading page. */
export function PassageView({ passage, plain, memorizing, headingOf, foot }: Props) {
  const { unit, edition, groups } = passage;
  const isChapter = unit.kind === 'chapter';
  return (
    <article
      data-unit={unitKey(unit)}
      data-edition={edition.id}
      data-edition-failed={edition.failed ? '' : undefined}
      data-plain={plain === null ? undefined : ''}
    >
      {isChapter ? <ChapterHeader surah={surahOf(unit.number)} /> : <UnitHeader unit={unit} />}
      {groups.map((group) => (
        <VerseGroup
          key={group.surah}
          group={group}
          edition={edition}
          plain={plain}
          memorizing={memorizing}
          headingOf={headingOf}
          headed={!isChapter && unit.kind !== 'verse'}
          focal={unit.kind === 'verse' ? unit.ayah : null}
        />
      ))}
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
