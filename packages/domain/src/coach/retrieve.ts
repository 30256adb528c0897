import { shapeOf } from './format.ts';
import { isOpening, type Passage } from './passage.ts';
import { keysOf, MAX_VERSES, namedReferences } from './references.ts';
import type { Found } from './search/search.ts';
import { searchWords } from './search/words.ts';

/** The text of one surah, verse by verse: `arabic[0]` is verse 1. */
export type SurahText = {
  arabic: readonly string[];
  translation: readonly string[];
};

/** What a question may be answered from, best first. Nothing else may be named in the answer. */
export type Retrieved = {
  passages: readonly Passage[];
  /** References as they may be shown: the question's own, of the passages, and found by their words. */
  references: readonly string[];
  /** Verses of all of them. */
  verses: ReadonlySet<string>;
  /** Words that tell what of a passage answers. */
  wanted: ReadonlySet<string>;
  /** Lessons that have something of the question where nothing answers it. */
  near: readonly string[];
};

const MAX_PASSAGES = 8;
/** Lessons that one answer is made of. */
const MAX_LESSONS = 4;
/** Passages of the best lesson, and of each other one. */
const OF_BEST = 4;
const OF_OTHERS = 2;
/** Share of a question's words that a verse has to have. */
const MIN_SHARE = 0.75;
const MIN_WORDS = 2;
const MAX_FOUND_VERSES = 2;
const MAX_NEAR = 2;
/** A lesson is near when it has that much of the question. */
const MIN_NEAR = 0.3;
/** A lesson that fits less than this share of the best one says nothing more. */
const MIN_OF_BEST = 0.35;

const nothing = {
  passages: [],
  references: [],
  verses: new Set<string>(),
  wanted: new Set<string>(),
};

/** Verses of the surah in which nearly all words of the question stand: it was put in a verse's own words. */
function foundVerses(words: readonly string[], surah: number, text: SurahText): string[] {
  if (words.length < MIN_WORDS) return [];
  return text.arabic
    .map((arabic, at) => {
      const own = new Set(searchWords(`${arabic} ${text.translation[at] ?? ''}`));
      const hits = words.filter((word) => own.has(word)).length;
      return {
        key: `${surah}:${at + 1}`,
        share: hits / words.length,
        size: own.size,
      };
    })
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted((a, b) => b.share - a.share || a.size - b.size)
    .slice(0, MAX_FOUND_VERSES)
    .map(({ key }) => key);
}

/** The passages of a lesson that have most of the question's words; what it says first wins where they are like. */
function bestOf(
  passages: readonly Passage[],
  wanted: ReadonlySet<string>,
  most: number,
): Passage[] {
  return passages
    .map((passage) => {
      const own = new Set(searchWords(passage.text));
      const hits = [...wanted].filter((word) => own.has(word)).length;
      return { passage, score: hits + (isOpening(passage) ? 0.9 : 0) };
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ passage }) => passage);
}

/** What a question about a surah may be answered from. Pure: the same question finds the same. */
export function retrieve(
  question: string,
  surah: number,
  found: Found,
  passages: readonly Passage[],
  text: SurahText,
): Retrieved {
  const named = namedReferences(question, surah);
  const words = [...new Set(searchWords(shapeOf(question).rest))];
  const inVerses = foundVerses(words, surah, text);
  const bySource = Map.groupBy(passages, ({ source }) => source.id);
  const all = found.matches.filter(({ id }) => bySource.has(id));
  const [first] = all;
  // What the chosen surah answers best is answered out of it alone.
  const isOfHome = first?.surah === surah && all.every(({ fit }) => fit <= first.fit);
  const read = isOfHome ? all.filter((it) => it.surah === surah) : all;
  if (!found.isAnswer && named.length === 0 && inVerses.length === 0) {
    const near = read.filter(({ share }) => share >= MIN_NEAR).map(({ id }) => id);
    return { ...nothing, near: near.slice(0, MAX_NEAR) };
  }
  const least = (first?.score ?? 0) * MIN_OF_BEST;
  const wanted = new Set([...words, ...found.words]);
  const best = read
    .filter(({ score }) => score >= least)
    .slice(0, MAX_LESSONS)
    .flatMap(({ id }, at) => bestOf(bySource.get(id) ?? [], wanted, at === 0 ? OF_BEST : OF_OTHERS))
    .slice(0, MAX_PASSAGES);
  const ofLessons = best.flatMap(({ source }) => source.verseRefs);
  const references = [...new Set([...named, ...found.verses, ...inVerses, ...ofLessons])];
  return {
    passages: best,
    references,
    verses: new Set(references.flatMap(keysOf)),
    wanted,
    near: [],
  };
}

/** Whether a reference may be shown: verses that were retrieved, and not more than fit. */
export const mayShow = ({ verses }: Retrieved, reference: string): boolean => {
  const keys = keysOf(reference);
  return keys.length > 0 && keys.length <= MAX_VERSES && keys.every((key) => verses.has(key));
};
