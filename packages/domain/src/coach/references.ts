import { parseReference, verseKey, versesOf } from '@fahm/quran/reference.ts';
import { isSurahNumber, surahByNumber } from '@fahm/quran/surahs.ts';

/** Most verses that stand in an answer under one reference. */
export const MAX_VERSES = 7;

/** Keys of the verses of a reference, in order; none when it is no reference. */
export const keysOf = (reference: string): string[] => {
  const result = parseReference(reference);
  return result.ok ? versesOf(result.value).map(verseKey) : [];
};

const asciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );

const FULL = /(?<![\d:])(\d{1,3})\s?:\s?(\d{1,3})(?:\s?[-\u2010-\u2015]\s?(\d{1,3}))?(?![\d:])/g;
const OF_SURAH =
  /(?:\b(?:verses?|ayahs?|ayat)|الآي(?:ة|ات)|الاي(?:ة|ات|ه)|آية|اية)\s+(?:رقم\s+)?(\d{1,3})(?:\s?[-\u2010-\u2015]\s?(\d{1,3}))?(?![\d:])/giu;

/**
 * References that a question names, in the order of naming: `2:255`, or "verse 255" of the surah that is
 * studied. What names no verse there is, is left out.
 */
export const namedReferences = (question: string, surah: number): string[] => {
  const text = asciiDigits(question);
  const full = [...text.matchAll(FULL)].map(([, of, from, to]) => written(Number(of), from, to));
  const short = [...text.matchAll(OF_SURAH)].map(([, from, to]) => written(surah, from, to));
  return [...new Set([...full, ...short])].filter((found) => found !== null);
};

/** A range as it fits into an answer: its first verses when there are too many. */
export const clipped = (reference: string, most: number): string => {
  const keys = keysOf(reference).slice(0, most);
  const [first = reference, last = first] = [keys[0], keys.at(-1)];
  if (first === last) return first;
  const [surah, ayah] = last.split(':');
  return first.startsWith(`${surah}:`) ? `${first}-${ayah}` : first;
};

function written(surah: number, from = '', to = ''): string | null {
  if (!isSurahNumber(surah)) return null;
  const text = `${surah}:${Number(from)}${to === '' ? '' : `-${Number(to)}`}`;
  return parseReference(text).ok ? text : null;
}

/** How many verses a surah has. */
export const versesIn = (surah: number): number => surahByNumber(surah)?.versesCount ?? 0;
