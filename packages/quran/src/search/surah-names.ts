import { foldEnglish } from '../folding.ts';
import { SURAHS } from '../surahs.ts';

const ARTICLE = /^(?:al|an|ar|as|ash|at|ath|az|ad|adh) (?=.)/;

/** Spellings of one sound: baqara, yaseen, lail, kauthar, ikhlaas, mu'minoon. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ee/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ai/g, 'ay'],
  [/au/g, 'aw'],
  [/ /g, ''],
  [/(.)\1+/g, '$1'],
  [/(?<=.)h$/, ''],
];

let byName: ReadonlyMap<string, number> | null = null;

/** The surah of that name, English or Arabic, with or without the article; `null` for no name. */
export function surahByName(name: string): number | null {
  byName ??= new Map(
    SURAHS.flatMap(({ number, nameEn, nameAr }) =>
      [...keysOf(nameEn), ...keysOf(nameAr)].map((key) => [key, number] as const),
    ),
  );
  for (const key of keysOf(name)) {
    const number = byName.get(key);
    if (number !== undefined) return number;
  }
  return null;
}

/** From the most to the least exact; none for text that is neither. */
function keysOf(name: string): string[] {
  const arabic = arabicKey(name);
  if (arabic) return [arabic, arabic.replace(/^\u0627\u0644(?=\S)/, '')];
  const english = foldEnglish(name).replace(/^sura[ht]? /, '');
  const bare = english.replace(ARTICLE, '');
  const keys = [english, bare, english.replace(/^al(?=.{3})/, '')].map(oneSpelling);
  return keys.filter(Boolean);
}

function oneSpelling(name: string): string {
  return SPELLINGS.reduce((key, [pattern, sound]) => key.replace(pattern, sound), name);
}

/** Without marks, every alef one alef, and the two letters that end a name in two ways one. */
function arabicKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{M}\u0640\u200B-\u200F]/gu, '')
    .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replace(/[\u0649\u06CC]/g, '\u064A')
    .replace(/\u0629/g, '\u0647')
    .replace(/[^\u0621-\u064A]+/g, ' ')
    .trim()
    .replace(/^\u0633\u0648\u0631\u0647 /, '');
}
