import { SURAHS } from '@fahm/quran/surahs.ts';
import { verifyArabic } from '@fahm/quran/text/verify-text.ts';
import { verseKey } from '../../lib/passage.ts';
import type { PageText } from './page-text.ts';

/** The Arabic of a surah. Rejects when it cannot be had. */
export type LoadArabic = (surah: number) => Promise<readonly string[]>;

export type Verdict =
  | { status: 'right'; verses: number }
  /** Keys of verses that are not as published. */
  | { status: 'wrong'; keys: readonly string[] }
  /** The page holds a part of a surah, and the rest that its checksum needs could not be had. */
  | { status: 'unknown' };

/** Compares the Arabic of a page with the checksums; for a part of a surah, by way of the whole. */
export async function checkText(text: PageText, load: LoadArabic): Promise<Verdict> {
  const wrong: string[] = [];
  let verses = 0;
  for (const [surah, shown] of text) {
    verses += shown.length;
    const isWhole = shown.length === SURAHS[surah - 1]?.versesCount;
    const arabic = shown.map(([, it]) => it);
    if (isWhole && (await verifyArabic(surah, arabic))) continue;
    const whole = await loadGenuine(surah, load);
    // A whole surah that fails is wrong, whether or not it can be said where.
    if (whole === null && !isWhole) return { status: 'unknown' };
    const differing = shown.filter(([ayah, it]) => whole?.[ayah - 1] !== it);
    wrong.push(...differing.map(([ayah]) => verseKey(surah, ayah)));
  }
  return wrong.length === 0 ? { status: 'right', verses } : { status: 'wrong', keys: wrong };
}

async function loadGenuine(surah: number, load: LoadArabic): Promise<readonly string[] | null> {
  const arabic = await load(surah).catch(() => []);
  return (await verifyArabic(surah, arabic)) ? arabic : null;
}
