import { foldEnglish } from '../folding.ts';

const ARTICLE = /^(?:al|an|ar|as|ash|at|ath|az|ad|adh|the) (?=.)/;

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

/** What a name is known by, from the most to the least exact; none for text without letters. */
export function nameKeys(name: string): string[] {
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

/**
 * Without marks, every alef one alef, the two letters that end a name in two ways one, and letters of Urdu as
 * those of Arabic that they are.
 */
function arabicKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{M}\u0640\u200B-\u200F]/gu, '')
    .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replace(/[\u0649\u06CC]/g, '\u064A')
    .replace(/\u06A9/g, '\u0643')
    .replace(/[\u0629\u06BE\u06C0-\u06C3]/g, '\u0647')
    .replace(/[^\u0621-\u064A\u0671-\u06D3]+/g, ' ')
    .trim()
    .replace(/^\u0633\u0648\u0631\u0647 /, '');
}
