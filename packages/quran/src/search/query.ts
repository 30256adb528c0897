import { hizbQuarterRange, juzRange, pageRange } from '../mushaf-divisions.ts';
import {
  parseReference,
  type ReferenceProblem,
  type VerseId,
  type VerseRange,
} from '../reference.ts';
import { surahByNumber } from '../surahs.ts';
import { surahByName } from './surah-names.ts';
import { parseWords, type WordsQuery } from './words.ts';

/** A place to go to; `range` are its verses, and its start the verse to open. */
export type Target =
  | { kind: 'surah'; surah: number; range: VerseRange }
  | { kind: 'verse'; verse: VerseId; range: VerseRange }
  | { kind: 'range'; range: VerseRange }
  | { kind: 'page'; page: number; range: VerseRange }
  | { kind: 'juz'; juz: number; range: VerseRange }
  | { kind: 'hizb'; hizb: number; range: VerseRange };

/**
 * What a person may have meant. A name of a surah can be a word of the text too (Muhammad), so it
 * gives both a target and words; a reference in numbers gives a target or a problem only.
 */
export type ParsedQuery = {
  target: Target | null;
  words: WordsQuery | null;
  /** Written as a reference, but to no verse there is; 'unknown-division' past the last page etc. */
  problem: ReferenceProblem | 'unknown-division' | null;
};

const NOTHING: ParsedQuery = { target: null, words: null, problem: null };

const NUMBERS =
  /^(\d+)(?:\s*[:.]\s*|\s+)(\d+)(?:\s*[-\u2010-\u2015]\s*(?:(\d+)\s*[:.]\s*)?(\d+))?$/;
const DIVISION =
  /^(page|p|juz['\u2019]?|para|hizb|\u0635\u0641\u062D\u0629|\u062C\u0632\u0621|\u062D\u0632\u0628)\s*(\d+)$/;
const SURAH_WORD = /^(?:sura[ht]?|chapter|\u0633\u0648\u0631\u0629)\s+(?=\d)/;
const VERSE_WORD =
  /[\s,]+(?:verses?|ayahs?|ayat|aya|\u0622\u064A\u0629|\u0627\u064A\u0629|\u0622\u064A\u0627\u062A)\s+(?=\d)/;
const NAME_AND_NUMBERS = /^(\D*\p{L}\D*?)[\s:.]*(\d[\d\s:.\-\u2010-\u2015]*)$/u;

/** Longer text is pasted by mistake; patterns over it would take time that typing does not have. */
const LONGEST_QUERY = 200;

/** Reads what was typed into the search field, in English or Arabic, with any digits. */
export function parseQuery(typed: string): ParsedQuery {
  const text = typed.slice(0, LONGEST_QUERY);
  const plain = readable(text);
  return (
    parseDivision(plain) ?? parseNumbers(plain) ?? parseNameAndNumbers(plain) ?? parseText(text)
  );
}

/** In small letters and digits of ASCII, without the words for surah and verse. */
const readable = (text: string): string =>
  asciiDigits(text).trim().toLowerCase().replace(SURAH_WORD, '').replace(VERSE_WORD, ' ');

function parseDivision(text: string): ParsedQuery | null {
  const match = DIVISION.exec(text);
  if (!match) return null;
  const target = divisionTarget(match[1] ?? '', Number(match[2]));
  return target ? { ...NOTHING, target } : { ...NOTHING, problem: 'unknown-division' };
}

function divisionTarget(word: string, n: number): Target | null {
  if (word.startsWith('p') && word !== 'para') return page(n);
  if (word === '\u0635\u0641\u062D\u0629') return page(n);
  if (word === 'hizb' || word === '\u062D\u0632\u0628') return hizb(n);
  const range = juzRange(n);
  return range && { kind: 'juz', juz: n, range };
}

function page(n: number): Target | null {
  const range = pageRange(n);
  return range && { kind: 'page', page: n, range };
}

function hizb(n: number): Target | null {
  const [first, last] = [hizbQuarterRange(4 * n - 3), hizbQuarterRange(4 * n)];
  return first && last && { kind: 'hizb', hizb: n, range: { start: first.start, end: last.end } };
}

function parseNumbers(text: string): ParsedQuery | null {
  if (/^\d+$/.test(text)) return wholeSurah(Number(text));
  const match = NUMBERS.exec(text);
  if (!match) return null;
  const [surah, ayah, endSurah, endAyah] = match.slice(1).map((part) => part && Number(part));
  const end =
    endAyah === undefined ? '' : `-${endSurah === undefined ? '' : `${endSurah}:`}${endAyah}`;
  const result = parseReference(`${surah}:${ayah}${end}`);
  if (!result.ok) return { ...NOTHING, problem: result.reason };
  const { value: range } = result;
  const target: Target = end
    ? { kind: 'range', range }
    : { kind: 'verse', verse: range.start, range };
  return { ...NOTHING, target };
}

function parseNameAndNumbers(text: string): ParsedQuery | null {
  const { name, numbers } = nameAndNumbers(text) ?? { name: '', numbers: '' };
  const surah = name && surahByName(name);
  return surah ? parseNumbers(`${surah}:${numbers}`) : null;
}

/** A name and the numbers behind it; null for text that is not both. */
function nameAndNumbers(text: string): { name: string; numbers: string } | null {
  const [, name, numbers] = NAME_AND_NUMBERS.exec(text) ?? [];
  return name === undefined || numbers === undefined ? null : { name, numbers };
}

/** A verse of a surah whose name may be written with a slip; `surahOf` finds it. Null for anything else. */
export function parseNearName(
  typed: string,
  surahOf: (name: string) => number | null,
): Target | null {
  const parts = nameAndNumbers(readable(typed.slice(0, LONGEST_QUERY)));
  const surah = parts && surahOf(parts.name);
  return surah === null || parts === null
    ? null
    : (parseNumbers(`${surah}:${parts.numbers}`)?.target ?? null);
}

function parseText(text: string): ParsedQuery {
  const surah = surahByName(text);
  return {
    target: surah === null ? null : wholeSurah(surah).target,
    words: parseWords(text),
    problem: null,
  };
}

/** The target of a reference of spec [3.7]; null when there are no such verses. */
export const targetOfReference = (reference: string): Target | null =>
  parseNumbers(reference)?.target ?? null;

/** The target of a whole surah. */
export const targetOfSurah = (surah: number): Target | null => wholeSurah(surah).target;

function wholeSurah(surah: number): ParsedQuery {
  const facts = surahByNumber(surah);
  if (!facts) return { ...NOTHING, problem: 'unknown-surah' };
  const range = { start: { surah, ayah: 1 }, end: { surah, ayah: facts.versesCount } };
  return { ...NOTHING, target: { kind: 'surah', surah, range } };
}

/** Arabic-Indic and Persian digits as those of ASCII. */
function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );
}
