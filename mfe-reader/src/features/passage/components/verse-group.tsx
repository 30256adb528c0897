import type { HeadingOf } from '../../../lib/heading-of.ts';
import { surahOf } from '../unit-words.ts';
import type { Edition, Group } from '../../../lib/passage.ts';
import styles from './passage-view.module.css';
import { SurahHeading } from './passage-header.tsx';
import { VerseItem } from './verse-item.tsx';

type Props = {
  group: Group;
  edition: Edition;
  plain: ((arabic: string) => string) | null;
  memorizing: boolean;
  /** False where the page's own header names the surah. */
  headed: boolean;
  /** The verse that the page is about, if it is about one. */
  focal: number | null;
  /** Stands before a verse; null where nothing does. */
  headingOf: HeadingOf | null;
};

/** The verses of one surah on a page, under the surah's name when the page is not that surah's own. */
export function VerseGroup({ group, edition, plain, memorizing, headed, focal, headingOf }: Props) {
  const { surah, verses, basmala } = group;
  const [first] = verses;
  return (
    <section data-chapter={surah}>
      {headed && <SurahHeading surah={surahOf(surah)} from={first?.ayah ?? 1} />}
      {basmala !== null && (
        <p className={styles.basmala} lang="ar" dir="rtl" data-basmala="">
          {plain === null ? basmala : plain(basmala)}
        </p>
      )}
      <ol className={styles.verses} start={first?.ayah === 1 ? undefined : first?.ayah}>
        {verses.flatMap((verse) => [
          headingOf?.(surah, verse.ayah, headed ? 3 : 2),
          <VerseItem
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
    </section>
  );
}
