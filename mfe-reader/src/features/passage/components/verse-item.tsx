import { arabicDigits, ayahEnd } from '@fahm/quran/ayah-end.ts';
import { memo, type ReactNode } from 'react';
import { unitPath } from '../../../lib/paths.ts';
import {
  toggleOf,
  useVerseFlags,
  verseAttributes,
  type VerseFlags,
} from '../../../lib/verse-flags.ts';
import { messages } from '../messages.ts';
import { type Edition, type Verse, verseKey } from '../../../lib/passage.ts';
import { VerseWords } from './verse-words.tsx';
import styles from './verse-item.module.css';

export type VerseProps = {
  surah: number;
  verse: Verse;
  edition: Edition;
  /** Arabic for a font without the signs of recitation; null shows the text as it is. */
  plain: ((arabic: string) => string) | null;
  /** True while a verse can be hidden and revealed, by a click or by Enter. */
  memorizing: boolean;
  /** True for the verse that the page is about. */
  focal?: boolean | undefined;
  /** In the place of the Arabic, of which it has every letter. */
  words?: ReactNode;
  /** In the place of the translation. */
  translation?: ReactNode;
};

const UNMARKED: VerseFlags = {};

/** One verse, at the anchor of its own reference (`#2:255`). */
export const VerseItem = memo(function VerseItem({
  surah,
  verse,
  edition,
  plain,
  memorizing,
  focal,
  words,
  translation,
}: VerseProps) {
  const { ayah, sajda } = verse;
  const key = verseKey(surah, ayah);
  const flags = useVerseFlags(key) ?? UNMARKED;
  const arabic = plain === null ? verse.arabic : plain(verse.arabic);
  const end = `\u00a0${plain === null ? ayahEnd(ayah) : arabicDigits(ayah)}`;
  return (
    <li
      className={styles.verse}
      {...verseAttributes(key, sajda, focal === true ? { ...flags, target: true } : flags)}
    >
      <p
        className={styles.arabic}
        lang="ar"
        dir="rtl"
        {...(memorizing && toggleOf(flags.wordsShown))}
      >
        {words ?? <VerseWords text={arabic} shown={flags.wordsShown} />}
        <span className={styles.end}>{end}</span>
      </p>
      <p
        className={styles.translation}
        lang={edition.language}
        dir={edition.direction === 'rtl' ? 'rtl' : undefined}
        data-tr=""
      >
        {translation ?? verse.translation}
      </p>
      <p className={styles.meta}>
        <a href={unitPath({ kind: 'verse', surah, ayah })}>{key}</a>
        {sajda !== null && <span>{messages.sajda[sajda]}</span>}
        {flags.bookmarked === true && (
          <span className={styles.bookmark} role="img" aria-label={messages.bookmarked} />
        )}
      </p>
    </li>
  );
});
