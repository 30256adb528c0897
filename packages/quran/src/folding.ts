// One key for Uthmani and for keyboard spelling. Keys are for matching only, never for display.

const PRESENTATION_FORM = /[\uFB50-\uFDFF\uFE70-\uFEFC]/g;

/** Vowels, pause signs, tatweel, and what is invisible: they vanish without parting a word. */
const MARK =
  /[\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u08D3-\u08FF\u200B-\u200F\uFEFF]/g;

/** Marks between a letter and the sign it carries; tatweel is not one, it is a seat of its own. */
const MARKS = '[\u064B-\u0653\u0656-\u065F\u06D6-\u06E4\u06EA-\u06ED\u08F0-\u08F2]*';
const LETTER_FOLLOWS = `(?=${MARKS}\u0640?${MARKS}[\u0621-\u063A\u0641-\u064A\u0654\u0671])`;

/** Applied in this order to the pointed text, because the marks tell which letters are silent. */
const POINTED_RULES: readonly (readonly [RegExp, string])[] = [
  // The vocative is joined in Uthmani spelling and apart on a keyboard.
  [
    new RegExp(
      `(?<=^|[\\s\u06DE])((?:\u0648\u064E)?\u064A)\u064E\u0640?\u0670${LETTER_FOLLOWS}`,
      'g',
    ),
    '$1 ',
  ],
  // A waw that carries the dagger alef without a vowel of its own, or a medial ya maqsura, is an alef.
  [/\u0648(?=\u0640?\u0670)/g, ''],
  [new RegExp(`\u0649\u0640?\u0670${LETTER_FOLLOWS}`, 'g'), ''],
  // Small waw and ya: letters inside a word, mere length of the pronoun at its end.
  [new RegExp(`\u06E5${LETTER_FOLLOWS}`, 'g'), '\u0648'],
  [new RegExp(`\u06E6${LETTER_FOLLOWS}`, 'g'), '\u064A'],
  [/\u06E7/g, '\u064A'],
  [/\u06E8/g, '\u0646'],
  // The seat of a combining hamza goes with it.
  [new RegExp(`[\u0648\u0649\u064A](?=${MARKS}[\u0654\u0655])`, 'g'), ''],
];

/** Applied to bare letters. */
const BARE_RULES: readonly (readonly [RegExp, string])[] = [
  // Every alef and every hamza, with its seat.
  [/[\u0621-\u0627\u0671-\u0675]/g, ''],
  [/[\u0649\u06CC]/g, '\u064A'],
  [/[\u0629\u06BE\u06C0-\u06C3]/g, '\u0647'],
  [/\u06A9/g, '\u0643'],
  [/[^\u0628-\u063A\u0641-\u064A]+/g, ' '],
  [/\u0648+/g, '\u0648'],
  [/\u064A+/g, '\u064A'],
  // Night and the relative pronouns: one lam in Uthmani spelling, two on a keyboard.
  [/\u0644+(?=\u0644(?:\u064A\u0644|\u0630|\u062A\u064A))/g, ''],
];

/**
 * Search key of Arabic text, Uthmani or typed: consonants and single spaces, nothing else.
 *
 * Uthmani spelling writes a long a as alef, dagger, waw, ya or not at all, and hamza on other seats
 * than a keyboard does; so the key has neither. The price is precision, never recall: words that
 * differ only in alef or hamza share a key (a caller may rank exact hits first), and a query of
 * nothing but those is empty. Also one key: ya and alef maqsura, ta marbuta and ha, double and
 * single waw or ya. Not bridged: an open ta for ta marbuta, a final alef for alef maqsura.
 */
export function foldArabic(text: string): string {
  const plain = text.replace(PRESENTATION_FORM, (form) => form.normalize('NFKC'));
  const bare = applyRules(plain, POINTED_RULES).replace(MARK, '');
  return applyRules(bare, BARE_RULES).trim();
}

/**
 * Search key of an English name: a to z, digits and single spaces. Case, diacritics and every kind
 * of apostrophe vanish; a hyphen is a space, so "al baqarah" finds "Al-Baqarah".
 */
export function foldEnglish(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['`\u2018\u2019\u02B9-\u02BF\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function applyRules(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  );
}
