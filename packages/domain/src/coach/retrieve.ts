import type { Passage } from './passage.ts';
import { keysOf, MAX_VERSES, namedReferences } from './references.ts';
import { arabicWords, englishWords, isArabic } from './words.ts';

/** The text of one surah, verse by verse: `arabic[0]` is verse 1. */
export type SurahText = { arabic: readonly string[]; translation: readonly string[] };

/** What a question may be answered from, best first. Nothing else may be named in the answer. */
export type Retrieved = {
  passages: readonly Passage[];
  /** References as they may be shown: the question's own, of the passages, and found by their words. */
  references: readonly string[];
  /** Verses of all of them. */
  verses: ReadonlySet<string>;
};

const MAX_PASSAGES = 6;
const MAX_FOUND_VERSES = 3;
/** Share of what the question says (by rarity of its words) that a passage has to have. */
const MIN_RELEVANCE = 0.3;

type Scored<T> = { of: T; score: number };

/** How rare each word is: rare ones tell more (inverse document frequency, as in BM25). */
const rarityOf = (documents: readonly ReadonlySet<string>[]) => {
  const counts = new Map<string, number>();
  for (const words of documents)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word: string): number => {
    const found = counts.get(word) ?? 0;
    // A word that stands nowhere may be misspelt, or beside the point: it counts, but not as the rarest would.
    if (found === 0) return Math.log(1 + documents.length) / 2;
    return Math.log(1 + (documents.length - found + 0.5) / (found + 0.5));
  };
};

/** Documents that have enough of the question's words, best first; a shorter one wins over a longer. */
function rank<T>(
  question: ReadonlySet<string>,
  documents: readonly { of: T; words: ReadonlySet<string>; extra: number; bonus?: number }[],
): Scored<T>[] {
  const rarity = rarityOf(documents.map(({ words }) => words));
  const whole = [...question].reduce((sum, word) => sum + rarity(word), 0);
  return documents
    .map(({ of, words, extra, bonus = 0 }) => {
      const found = [...question].filter((word) => words.has(word));
      const share = whole === 0 ? 0 : found.reduce((sum, word) => sum + rarity(word), 0) / whole;
      const relevance = share + extra;
      return { of, relevance, score: relevance + bonus - Math.min(words.size, 100) / 5000 };
    })
    .filter(({ relevance }) => relevance >= MIN_RELEVANCE)
    .toSorted((a, b) => b.score - a.score);
}

const ofPassage = ({ source, text }: Passage): ReadonlySet<string> =>
  new Set(englishWords(`${source.title} ${text}`));

type Lines = { arabic: ReadonlySet<string>[]; english: ReadonlySet<string>[] };

/** Words of the verses of a text, found out once for each: folding is most of the work. */
const linesByText = new WeakMap<SurahText, Partial<Lines>>();

const linesOf = (text: SurahText, script: keyof Lines): ReadonlySet<string>[] => {
  const known = linesByText.get(text) ?? {};
  linesByText.set(text, known);
  known[script] ??=
    script === 'arabic'
      ? text.arabic.map((line) => new Set(arabicWords(line)))
      : text.translation.map((line) => new Set(englishWords(line)));
  return known[script];
};

/** Verses of the surah in which the question's words stand. */
function foundVerses(question: string, surah: number, text: SurahText): string[] {
  const isInArabic = isArabic(question);
  const words = isInArabic ? arabicWords(question) : englishWords(question);
  const documents = linesOf(text, isInArabic ? 'arabic' : 'english').map((line, at) => ({
    of: `${surah}:${at + 1}`,
    words: line,
    extra: 0,
  }));
  return rank(new Set(words), documents)
    .slice(0, MAX_FOUND_VERSES)
    .map(({ of }) => of);
}

/** What a lesson says first is what it is about. */
const isFirst = ({ id }: Passage): number => (/\/(?:summary|statement)\/0$/.test(id) ? 0.06 : 0);

/** What a question about a surah may be answered from. Pure: the same question finds the same. */
export function retrieve(
  question: string,
  surah: number,
  passages: readonly Passage[],
  text: SurahText,
): Retrieved {
  const named = namedReferences(question, surah);
  const found = foundVerses(question, surah, text);
  const wanted = new Set([...named, ...found].flatMap(keysOf));
  const isNamed = new Set(named.flatMap(keysOf));
  // A lesson on the very verse that is asked about is what was asked for, whatever its words are.
  const nearness = ({ source }: Passage): number => {
    const keys = source.verseRefs.flatMap(keysOf);
    const hits = keys.filter((key) => wanted.has(key));
    if (hits.length === 0) return 0;
    const closeness = 1 / Math.sqrt(keys.length);
    return (hits.some((key) => isNamed.has(key)) ? 0.6 : 0.2) + 0.25 * closeness;
  };
  const words = new Set(englishWords(question));
  const documents = passages.map((passage) => ({
    of: passage,
    words: ofPassage(passage),
    extra: nearness(passage),
    bonus: isFirst(passage),
  }));
  const best = rank(words, documents)
    .slice(0, MAX_PASSAGES)
    .map(({ of }) => of);
  const ofLessons = best.flatMap(({ source }) => source.verseRefs);
  const references = [...new Set([...named, ...ofLessons, ...found])];
  return { passages: best, references, verses: new Set(references.flatMap(keysOf)) };
}

/** Whether a reference may be shown: verses that were retrieved, and not more than fit. */
export const mayShow = ({ verses }: Retrieved, reference: string): boolean => {
  const keys = keysOf(reference);
  return keys.length > 0 && keys.length <= MAX_VERSES && keys.every((key) => verses.has(key));
};
