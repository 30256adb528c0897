import { foldArabic, foldEnglish } from '@fahm/quran/folding.ts';

// What a model must not write in its own words, because it would read as scripture.

/** Words in a row that are taken for a quotation. */
const SHINGLE = 5;

const shinglesOf = (words: readonly string[]): string[] =>
  Array.from({ length: Math.max(0, words.length - SHINGLE + 1) }, (_, at) =>
    words.slice(at, at + SHINGLE).join(' '),
  );

const englishShingles = (text: string): string[] => shinglesOf(foldEnglish(text).split(' '));

/** Every run of five words of these surahs, verse by verse: what a sentence of a model is compared with. */
export const shinglesOfTranslations = (
  surahs: readonly (readonly string[])[],
): ReadonlySet<string> => new Set(surahs.flatMap((verses) => verses.flatMap(englishShingles)));

/** Compatibility forms made plain, and what is invisible taken out: letters cannot hide behind them. */
const bare = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[\p{Cf}\p{Cc}\p{Co}\p{Cn}]/gu, '');

const ARABIC = /\p{Script=Arabic}/u;
/** Letters of any script but Latin: of Hebrew, Cyrillic that looks like Latin, mathematical ones. */
const FOREIGN = /(?![\p{Script=Latin}ﷺ])\p{L}/u;
const MARKUP = /<\/?[a-z!]|&[a-z#]\w*;|\]\(|!\[|```|https?:|www\.|javascript:/i;
const REFERENCE = /\d\s*[:.]\s*\d|\b(?:verses?|ayahs?|ayat|surahs?|suras?|chapter)\s+\d/i;
const QUOTATION = /["“”«»„‟]|(?<!\p{L})['‘‛][^'’]*\s[^'’]*\s[^'’]*['’](?!\p{L})/u;
const ATTRIBUTION =
  /\b(?:god|allah|lord|prophet|messenger|muhammad|qur['’]?an|verses?|ayahs?|book|revelation|scripture|angels?|jibril|gabriel|hadith)\b[^.!?]{0,40}?\b(?:says?|said|saying|reads?|states?|stated|declares?|declared|commands?|commanded|reveals?|revealed|recites?|quote[sd]?)\b|\bit is written\b|\bthus spoke\b/i;
const VERDICT =
  /\b(?:hal+a+l|har+a+m|makruh|mustahab+|wajib|fard|permissible|impermissible|permitted|prohibited|forbidden|allowed|lawful|unlawful|sinful|a sin|obligatory|obliged|mandatory|recommended|valid|invalid|void|nullif\w+|fatwas?|ruling|you (?:must|should|may|can|need|have to|are free|ought)|it is (?:fine|ok|okay|acceptable|wrong|right))\b/i;

/** Why a text is refused; for the second attempt, and for the log. */
const textFaults = [
  'arabic',
  'letters',
  'markup',
  'reference',
  'quotation',
  'attribution',
  'verdict',
  'scripture',
] as const;
export type TextFault = (typeof textFaults)[number];

const PATTERNS: readonly (readonly [TextFault, RegExp])[] = [
  ['arabic', ARABIC],
  ['letters', FOREIGN],
  ['markup', MARKUP],
  ['reference', REFERENCE],
  ['quotation', QUOTATION],
  ['attribution', ATTRIBUTION],
  ['verdict', VERDICT],
];

/**
 * What is wrong with a sentence of a model's own; null when it may be shown. `scripture`: five words in a row
 * of a translation. The blessing on the Prophet, one sign, is no Arabic of its own.
 */
export const faultOf = (text: string, shingles: ReadonlySet<string>): TextFault | null => {
  const plain = bare(text.replaceAll('ﷺ', ''));
  const [fault] = PATTERNS.find(([, pattern]) => pattern.test(plain)) ?? [];
  if (fault !== undefined) return fault;
  // Digits or signs between the words do not break a run, nor do letters apart.
  const spelled = plain.replaceAll(/\b(\p{L})(?:[\s.·_-]+(?=\p{L}\b))/gu, '$1');
  const runs = [plain, spelled, plain.replaceAll(/\d+/g, ' ')].flatMap(englishShingles);
  if (runs.some((run) => shingles.has(run))) return 'scripture';
  return foldArabic(plain).trim() === '' ? null : 'arabic';
};
