import { arabicDigits, ayahEnd } from '@fahm/quran/ayah-end.ts';
import { memo } from 'react';
import { VerseWords } from './verse-words.tsx';
import { messages as passageMessages } from '../messages.ts';
import { type Verse, verseKey } from '../../../lib/passage.ts';
import { unitPath } from '../../../lib/paths.ts';
import { toggleOf, useVerseFlags, verseAttributes } from '../../../lib/verse-flags.ts';
import { messages } from '../running-messages.ts';
import styles from './running-page.module.css';

type Props = {
  surah: number;
  verse: Verse;
  /** Arabic for a font without the signs of recitation; null shows the text as it is. */
  plain: ((arabic: string) => string) | null;
  memorizing: boolean;
};

/** A verse in running text, at the anchor of its own reference; its marker leads to what can be done with it. */
export const RunningVerse = memo(function RunningVerse({ surah, verse, plain, memorizing }: Props) {
  const { ayah, sajda } = verse;
  const key = verseKey(surah, ayah);
  const flags = useVerseFlags(key) ?? {};
  const arabic = plain === null ? verse.arabic : plain(verse.arabic);
  return (
    <li className={styles.verse} {...verseAttributes(key, sajda, flags)}>
      <span lang="ar" dir="rtl" {...(memorizing && toggleOf(flags.wordsShown))}>
        <VerseWords text={arabic} shown={flags.wordsShown} />
      </span>
      {'\u00a0'}
      <a className={styles.marker} href={unitPath({ kind: 'verse', surah, ayah })}>
        <span aria-hidden="true">{plain === null ? ayahEnd(ayah) : arabicDigits(ayah)}</span>
        <span className="visually-hidden">{messages.verse(key)}</span>
      </a>
      {flags.bookmarked === true && (
        <span className={styles.bookmark} role="img" aria-label={passageMessages.bookmarked} />
      )}{' '}
    </li>
  );
});
