import type { ComponentType, ReactNode } from 'react';
import type { LaidOut } from '../../../lib/laid-out.ts';
import { surahOf } from '../unit-words.ts';
import type { Group } from '../../../lib/passage.ts';
import styles from './passage-view.module.css';
import { SurahHeading } from './passage-header.tsx';
import { VerseItem, type VerseProps } from './verse-item.tsx';

type Props = Pick<LaidOut, 'plain' | 'headed'> & { group: Group; children: ReactNode };

/** The verses of one surah on a page, under the surah's name when the page is not that surah's own. */
export function SurahVerses({ group, plain, headed, children }: Props) {
  const { surah, verses, basmala } = group;
  return (
    <section data-chapter={surah}>
      {headed && <SurahHeading surah={surahOf(surah)} from={verses[0]?.ayah ?? 1} />}
      {basmala !== null && (
        <p className={styles.basmala} lang="ar" dir="rtl" data-basmala="">
          {plain === null ? basmala : plain(basmala)}
        </p>
      )}
      {children}
    </section>
  );
}

/** The usual layout: each verse stands for itself, above its translation. */
export function VerseByVerse({
  passage,
  plain,
  memorizing,
  headed,
  headingOf,
  Item = VerseItem,
}: LaidOut & { Item?: ComponentType<VerseProps> }) {
  const { unit, edition, groups } = passage;
  const focal = unit.kind === 'verse' ? unit.ayah : null;
  return groups.map((group) => {
    const { surah, verses } = group;
    const [first] = verses;
    return (
      <SurahVerses key={surah} group={group} plain={plain} headed={headed}>
        <ol className={styles.verses} start={first?.ayah === 1 ? undefined : first?.ayah}>
          {verses.flatMap((verse) => [
            headingOf?.(surah, verse.ayah, headed ? 3 : 2),
            <Item
              key={verse.ayah}
              surah={surah}
              verse={verse}
              edition={edition}
              plain={plain}
              memorizing={memorizing}
              focal={verse.ayah === focal}
            />,
          ])}
        </ol>
      </SurahVerses>
    );
  });
}
