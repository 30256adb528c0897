import { shapeOf } from '../format.ts';
import { keysOf, namedReferences } from '../references.ts';
import type { IndexPart } from './index-part.ts';
import { shelfOf, type IndexedLesson, type Shelf } from './shelf.ts';
import { unitsOf, weigh, type Names, type Unit, type WeighedUnit } from './units.ts';

/** The index of lessons as it was read, and the names of things. */
export type SearchIndex = { parts: readonly IndexPart[]; names: Names };

/** What of the index belongs to surahs 1 to `last`: what is not open to somebody is never searched for them. */
export const openParts = ({ parts, names }: SearchIndex, last: number): SearchIndex => ({
  names,
  parts: parts.filter(({ surah }) => surah <= last),
});

/** A lesson that has some of a question's words. */
type Match = {
  id: string;
  surah: number;
  /** By this they are ordered. */
  score: number;
  /** How well it fits, wherever it is asked. */
  fit: number;
  /** How much of what the question says the lesson has, by the rarity of its words: 0 to 1. */
  share: number;
};

/** What a question finds, best first. */
export type Found = {
  matches: readonly Match[];
  /** Whether the best of it is about what was asked. */
  isAnswer: boolean;
  /** Whether that is beyond doubt. */
  isPlain: boolean;
  /** Whether all of it stands in a lesson. */
  isScene: boolean;
  /** Whether it is names of the table and nothing else. */
  isName: boolean;
  /** What the names in the question stand for: words of lessons, and verses. */
  words: readonly string[];
  verses: readonly string[];
};

/** BM25: how soon a word that comes again stops to count, and how much a long lesson is held back. */
const SATURATION = 1.2;
const LENGTH = 0.6;
/** The chosen surah goes before others. */
const HOME = 2;
/** How much it counts that a lesson has all of a question, and not one word of it often. */
const OF_SHARE = 0.3;
/** What the verses of a name or of a reference add. */
const OF_NAME = { base: 8, within: 4, whole: 2 } as const;
const OF_REFERENCE = { base: 6, within: 6 } as const;
/** The floor of relevance, learnt on the open half of the questions: below it nothing is about what was asked. */
const FLOOR = { share: 0.3, strength: 0.7 } as const;
/**
 * What is beyond doubt about the lessons: most of it is in one of them, or what is in it is rare. Of no message of pain
 * that nobody's "I" stands in is as much found: the most are 0.62 and 1.65, 0.4 and 1.67, 0.57 and 0.92.
 */
const PLAIN = [
  { share: 0.7, strength: 1.4 },
  { share: 0.4, strength: 2 },
] as const;
/** What is nothing but a scene of theirs. */
const SCENE = { share: 0.99, strength: 2.5 } as const;
/** So many of the best are looked at for that: the chosen surah may stand before what fits better. */
const LOOKED_AT = 3;
const MOST = 8;

/** How well a lesson fits, whatever the number of lessons: a rare word is rarer among many. */
const strengthOf = ({ fit, share }: Match, { lessons }: Shelf): number =>
  (fit * share) / Math.log(1 + lessons.length);

type Fit = { byWords: number; byVerses: number };

const fitOf = (unit: WeighedUnit, lesson: IndexedLesson, at: number, shelf: Shelf): Fit => {
  const norm = SATURATION * (1 - LENGTH + (LENGTH * lesson.size) / shelf.average);
  const byWords = unit.words.reduce((sum, { word, rarity, factor }) => {
    const weight = shelf.weightsOf(word).get(at) ?? 0;
    return sum + (factor * rarity * weight * (SATURATION + 1)) / (weight + norm);
  }, 0);
  const within = lesson.keys.filter((key) => unit.verses.has(key)).length;
  if (within === 0) return { byWords, byVerses: 0 };
  const { base, within: narrow, whole } = OF_NAME;
  return {
    byWords,
    byVerses: base + (narrow * within) / lesson.keys.length + (whole * within) / unit.verses.size,
  };
};

/** What a lesson gains by being on verses that the question names. */
const byReference = ({ keys }: IndexedLesson, named: ReadonlySet<string>): number => {
  const within = keys.filter((key) => named.has(key)).length;
  return within === 0 ? 0 : OF_REFERENCE.base + (OF_REFERENCE.within * within) / keys.length;
};

/** Names alone, with a word like an article to each at most. */
const isOfNames = (question: string, units: readonly Unit[]): boolean => {
  if (units.length === 0 || units.some(({ name }) => name?.isTopic !== true)) return false;
  const most = units.reduce((sum, { own }) => sum + own.length + 1, 0);
  return (question.match(/[\p{L}\p{M}'’-]+/gu) ?? []).length <= most;
};

/** Of these references, those on which there is a lesson. */
const withLesson = (references: readonly string[], { lessons }: Shelf): string[] => {
  const keys = new Set(lessons.flatMap((lesson) => lesson.keys));
  return references.filter((reference) => keysOf(reference).some((key) => keys.has(key)));
};

/**
 * The lessons that fit a question about a surah, among the parts that are handed over: what somebody may not
 * read is left out before, and neither found nor counted.
 */
export function search(question: string, surah: number, { parts, names }: SearchIndex): Found {
  const shelf = shelfOf(parts);
  const units = unitsOf(shapeOf(question).rest, names);
  const weighed = units.map((unit) => weigh(unit, shelf));
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const named = new Set(namedReferences(question, surah).flatMap(keysOf));
  const matches = shelf.lessons.map((lesson, at): Match => {
    let fit = byReference(lesson, named);
    let had = 0;
    for (const unit of weighed) {
      const { byWords, byVerses } = fitOf(unit, lesson, at, shelf);
      fit += byWords + byVerses;
      had += byVerses > 0 ? unit.weight : Math.min(unit.weight, byWords);
    }
    const share = whole === 0 ? 0 : had / whole;
    const home = lesson.surah === surah ? HOME : 1;
    // A reference alone says what is asked about.
    const score = home * fit * (whole === 0 ? 1 : share ** OF_SHARE);
    return { id: lesson.id, surah: lesson.surah, score, fit, share };
  });
  const best = matches
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST);
  const isAbove = (level: { share: number; strength: number }): boolean =>
    best
      .slice(0, LOOKED_AT)
      .some((it) => it.share >= level.share && strengthOf(it, shelf) >= level.strength);
  return {
    matches: best,
    isAnswer: isAbove(FLOOR) || (best.length > 0 && named.size > 0),
    isPlain: PLAIN.some(isAbove),
    isScene: isAbove(SCENE),
    isName: isOfNames(question, units),
    words: units.flatMap(({ name }) => name?.words ?? []),
    verses: withLesson(
      units.flatMap(({ name }) => name?.verses ?? []),
      shelf,
    ),
  };
}
