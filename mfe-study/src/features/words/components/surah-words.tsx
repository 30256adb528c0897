import { percentOf } from '@fahm/contracts/content/word-counts.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { messages } from '../messages.ts';
import { useFigures } from '../use-figures.ts';
import styles from './words.module.css';

/** What share of a surah's words somebody recalls; nothing until it is known. */
export function SurahWords({ surah }: { surah: number }) {
  const share = useFigures().figures?.shares[surah - 1];
  if (share === undefined) return null;
  const name = surahByNumber(surah)?.nameEn ?? '';
  return <p className={styles.text}>{messages.ofSurah(percentOf(share), name)}</p>;
}
