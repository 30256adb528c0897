import { parseReference, versesOf, type ReferenceProblem } from '../reference.ts';
import { surahByNumber } from '../surahs.ts';
import { findWords, wordsOfVerse, type CorpusWord } from './corpus-words.ts';

/** Words verse by verse; or why what was asked for does not exist. */
export type WordList = { ok: true; verses: CorpusWord[][] } | { ok: false; message: string };

const WHY: Readonly<Record<ReferenceProblem, string>> = {
  malformed: 'is no reference: write 67, 67:1, 67:1-5, 2:285-3:2, 67:1:2 or 67:1:2-4',
  'unknown-surah': 'names a surah that does not exist',
  'unknown-verse': 'names a verse that does not exist',
  reversed: 'ends before it begins',
};

/** The words of a surah (`67`), of verses (`67:1-5`), or those of a word reference (`67:1:2-4`). */
export function listWords(named: string): WordList {
  const text = named.trim();
  if (/^\d+:\d+:/.test(text)) return wordsNamed(text);
  const result = parseReference(wholeSurah(text) ?? text);
  if (!result.ok) return { ok: false, message: `"${text}" ${WHY[result.reason]}` };
  return { ok: true, verses: versesOf(result.value).map(wordsOfVerse) };
}

function wordsNamed(text: string): WordList {
  const found = findWords(text);
  if (!found.ok) return found;
  const { first, last, ...verse } = found.value.range;
  return { ok: true, verses: [wordsOfVerse(verse).slice(first - 1, last)] };
}

/** All verses of a surah as a reference; `null` when the text is more than a number. */
function wholeSurah(text: string): string | null {
  if (!/^\d+$/.test(text)) return null;
  return `${text}:1-${surahByNumber(Number(text))?.versesCount ?? 1}`;
}
