import type { MouseEvent } from 'react';
import { SurahVerses } from './verse-group.tsx';
import { messages } from '../running-messages.ts';
import { paragraphsOf } from '../paragraphs.ts';
import { type Group, verseKey } from '../../../lib/passage.ts';
import { unitPath } from '../../../lib/paths.ts';
import type { LaidOut } from '../../../lib/laid-out.ts';
import styles from './running-page.module.css';
import { useScrollAnchor } from '../use-scroll-anchor.ts';
import { RunningTranslation } from './running-translation.tsx';
import { RunningVerse } from './running-verse.tsx';

/** The verses as running text, as a mushaf has them; the translation runs below each paragraph. */
export function RunningPage({ passage, services, ...props }: LaidOut) {
  const isPage = passage.unit.kind === 'page';
  useScrollAnchor(services);
  const press = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    // Links, and verses that are buttons, answer for themselves.
    if (!(target instanceof Element) || target.closest('a, [role=button]') !== null) return;
    if (getSelection()?.isCollapsed === false) return;
    const verse = target.closest<HTMLElement>('[data-verse]');
    const marker = verse?.querySelector<HTMLElement>(`.${styles.marker}`);
    if (verse && marker) services?.panel.write({ kind: 'verse', key: verse.id, trigger: marker });
  };
  return passage.groups.map((group) => (
    <SurahVerses key={group.surah} group={group} plain={props.plain} headed={props.headed}>
      {/* What a press does here, the marker does for the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={press}>
        <Paragraphs group={group} isPage={isPage} edition={passage.edition} {...props} />
      </div>
    </SurahVerses>
  ));
}

type ParagraphsProps = Pick<LaidOut, 'plain' | 'memorizing' | 'headed' | 'headingOf'> & {
  group: Group;
  isPage: boolean;
  edition: LaidOut['passage']['edition'];
};

function Paragraphs({ group, isPage, edition, headed, headingOf, ...props }: ParagraphsProps) {
  const { surah } = group;
  const heading = (ayah: number) => headingOf?.(surah, ayah, headed ? 3 : 2) ?? null;
  return paragraphsOf(group, (ayah) => heading(ayah) !== null).map(({ verses, ends }) => {
    const first = verses[0]?.ayah ?? 1;
    return (
      <div key={first} className={styles.paragraph}>
        <ol className={styles.verses} start={first === 1 ? undefined : first}>
          {heading(first)}
          {verses.map((verse) => (
            <RunningVerse key={verse.ayah} surah={surah} verse={verse} {...props} />
          ))}
        </ol>
        <p className={styles.translation}>
          {verses.map(({ ayah, translation }) => (
            <RunningTranslation
              key={ayah}
              of={verseKey(surah, ayah)}
              text={translation}
              edition={edition}
            />
          ))}
        </p>
        {ends !== null && !isPage && (
          <p className={styles.folio}>
            <a href={unitPath({ kind: 'page', number: ends })}>{messages.page(ends)}</a>
          </p>
        )}
      </div>
    );
  });
}
