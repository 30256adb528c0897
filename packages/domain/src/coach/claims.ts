import { isUrdu } from './languages.ts';
import { normal } from './classify/normal.ts';
import type { Language } from './fixed-replies.ts';
import { misquoteOf, misquotes } from './misquotes.ts';
import { keysOf, namedReferences } from './references.ts';
import type { SurahText } from './retrieve.ts';
import { searchWords } from './search/words.ts';

/** What a message puts into a verse's mouth, and that is not there: an authored misquote, or words that are not found. */
export type Claim = { ref: string | null; misquote: string | null };

const QUOTED = /["“„«]([^"“”„«»]{6,200})["”»]|(?<!\p{L})['‘]([^'‘’]{8,200})['’](?!\p{L})/u;
/** That something is said of a verse, and not asked what it says. */
const IS_CLAIM =
  /\b(?:says?|said|saying|tells?|states?|promis\w+|commands?|teach\w*|mean\w*|written|is in|is from|quote[sd]?|read that|according to|true|right|correct)\b|تقول|يقول|قال|ورد|جاء|هل في|صحيح|میں ہے|میں لکھا|کہتی|کہتا|فرما/iu;
/** Fewer words say too little to be missed. */
const MIN_WORDS = 3;
/** A verse that has this share of a quotation may be meant by it: translations differ. */
const MAX_SHARE = 0.25;

const isLike = (one: string, other: string): boolean =>
  one === other ||
  (one.length > 3 && other.includes(one)) ||
  (other.length > 3 && one.includes(other));

/** Whether hardly a word of a quotation stands in a verse or in what lessons say of it. */
const isStrange = (quoted: string, said: readonly string[]): boolean => {
  const words = [...new Set(searchWords(quoted))];
  const own = [...new Set(said.flatMap(searchWords))];
  const found = words.filter((word) => own.some((it) => isLike(word, it))).length;
  return words.length >= MIN_WORDS && found / words.length < MAX_SHARE;
};

const textOf = (key: string, surah: number, text: SurahText): string | null => {
  const [of, ayah = 0] = key.split(':').map(Number);
  const arabic = text.arabic[ayah - 1];
  return of === surah && arabic !== undefined
    ? `${arabic} ${text.translation[ayah - 1] ?? ''}`
    : null;
};

/**
 * What a message says of a verse that is not so; null for everything that may be so. A quotation is only missed in
 * verses whose text is at hand, and with `lessons`, what the lessons on them say.
 */
export function claimIn(
  message: string,
  surah: number,
  { text, lessons }: { text: SurahText; lessons: readonly string[] },
): Claim | null {
  const named = namedReferences(message, surah);
  const keys = named.flatMap(keysOf);
  const plain = normal(message);
  if (!IS_CLAIM.test(message) && !QUOTED.test(message)) return null;
  const known = misquotes.find(
    ({ said, of }) =>
      said.test(plain) && (of === undefined || keys.some((key) => of.includes(key))),
  );
  if (known !== undefined) return { ref: named[0] ?? known.verse ?? null, misquote: known.id };
  const [, double, single] = QUOTED.exec(message) ?? [];
  const quoted = double ?? single;
  const [ref] = named;
  if (quoted === undefined || ref === undefined || isUrdu(quoted)) return null;
  const verses = keysOf(ref).map((key) => textOf(key, surah, text));
  if (verses.includes(null)) return null;
  const said = [...verses.flatMap((verse) => verse ?? []), ...lessons];
  return isStrange(quoted, said) ? { ref, misquote: null } : null;
}

const NOT_SO: Record<Language, (ref: string) => string> = {
  en: (ref) => `${ref} does not say that.`,
  ar: (ref) => `الآية ${ref} لا تقول ذلك.`,
  ur: (ref) => `${ref} میں یہ نہیں ہے۔`,
  'ur-Latn': (ref) => `${ref} mein yeh nahi hai.`,
};

const NOT_FOUND: Record<Language, (ref: string) => string> = {
  en: (ref) => `I do not find these words in ${ref}. Here it is.`,
  ar: (ref) => `لا أجد هذه الكلمات في ${ref}. وهذه هي.`,
  ur: (ref) => `یہ الفاظ مجھے ${ref} میں نہیں ملے۔ آیت یہ ہے۔`,
  'ur-Latn': (ref) => `Yeh alfaz mujhe ${ref} mein nahi mile. Ayat yeh hai.`,
};

const NO_VERSE: Record<Language, string> = {
  en: 'The Qur’an does not say that.',
  ar: 'ليس هذا في القرآن.',
  ur: 'یہ قرآن میں نہیں ہے۔',
  'ur-Latn': 'Yeh Quran mein nahi hai.',
};

/** What is said to a claim, in the language of the question as far as there are words for it. */
export const replyTo = ({ ref, misquote }: Claim, language: Language): string => {
  const known = misquote === null ? undefined : misquoteOf(misquote);
  if (known === undefined) return NOT_FOUND[language](ref ?? '');
  // The verse to read instead is not the one that was spoken of.
  const isNamed = ref !== null && ref !== known.verse;
  const first = isNamed ? NOT_SO[language](ref) : NO_VERSE[language];
  return `${first} ${known[language === 'ur-Latn' ? 'en' : language]}`;
};
