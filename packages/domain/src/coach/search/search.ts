import { keysOf, namedReferences } from '../references.ts';
import { postingsOf, type IndexNames, type IndexPart } from './index-part.ts';
import { searchWords } from './words.ts';

/** The index of all lessons as it was read, and the names of things. */
export type SearchIndex = { parts: readonly IndexPart[]; names: ReadonlyMap<string, Name> };

type Name = { words: readonly string[]; verses: readonly string[] };

/** A lesson that has some of a question's words. */
type Match = {
  id: string;
  surah: number;
  score: number;
  /** How much of what the question says the lesson has, by the rarity of its words: 0 to 1. */
  share: number;
};

/** What a question finds, best first. */
export type Found = {
  matches: readonly Match[];
  /** Whether the best of it is about what was asked. */
  isAnswer: boolean;
  /** What the names in the question stand for: words of lessons, and verses. */
  words: readonly string[];
  verses: readonly string[];
};

const nothingFound: Found = { matches: [], isAnswer: false, words: [], verses: [] };

/** BM25: how soon a word that comes again stops to count, and how much a long lesson is held back. */
const SATURATION = 1.2;
const LENGTH = 0.6;
/** The chosen surah goes before others. */
const HOME = 2;
/** What a name stands for counts a little less than the word itself. */
const BY_NAME = 0.8;
/** What the verses of a name or of a reference add. */
const OF_NAME = { base: 8, within: 4, whole: 2 } as const;
const OF_REFERENCE = { base: 6, within: 6 } as const;
/** As rare as the verses of a name. */
const RARITY_OF_VERSES = 6;
/** A word that stands nowhere: rarer than most, but it may be misspelt. */
const UNKNOWN = 0.7;
/** Longest name, in words. */
const LONGEST_NAME = 6;
/**
 * The floor of relevance, learnt on the open half of the questions: below it nothing was about what was asked.
 */
const FLOOR = { share: 0.35, strength: 1 } as const;
const MOST = 8;

/** The names of the table by their words. */
export const namesOf = (rows: readonly IndexNames[]): Map<string, Name> => {
  const names = new Map<string, { words: string[]; verses: string[] }>();
  for (const line of rows.flatMap((row) => row.names.split('\n'))) {
    const [name = '', words = '', verses = ''] = line.split('\t');
    const known = names.get(name) ?? { words: [], verses: [] };
    known.words.push(...words.split(' ').filter(Boolean));
    known.verses.push(...verses.split(' ').filter(Boolean));
    names.set(name, known);
  }
  return names;
};

/** A word of a question, or several that are a name. */
type Unit = { own: readonly string[]; name: Name | undefined };

const unitsOf = (question: string, names: SearchIndex['names']): Unit[] => {
  const words = searchWords(question);
  const units: Unit[] = [];
  for (let at = 0; at < words.length;) {
    let size = Math.min(LONGEST_NAME, words.length - at);
    while (size > 1 && !names.has(words.slice(at, at + size).join(' '))) size -= 1;
    const own = words.slice(at, at + size);
    units.push({ own, name: names.get(own.join(' ')) });
    at += size;
  }
  return units;
};

/** Verses that a lesson is on which somebody may read. */
const isOf = (lessons: readonly Lesson[]) => {
  const keys = new Set(lessons.flatMap((lesson) => lesson.keys));
  return (reference: string): boolean => keysOf(reference).some((key) => keys.has(key));
};

/** How well a lesson fits, whatever the number of lessons: a rare word is rarer among many. */
const strengthOf = ({ score, share }: Match, lessons: number): number =>
  (score * share) / Math.log(1 + lessons);

type Weighed = {
  words: { word: string; rarity: number; factor: number }[];
  verses: ReadonlySet<string>;
  weight: number;
};

type Lesson = { id: string; surah: number; size: number; keys: readonly string[] };

/**
 * The lessons that fit a question about a surah, among the parts that are handed over: what somebody may not
 * read is left out before, and neither found nor counted.
 */
export function search(question: string, surah: number, { parts, names }: SearchIndex): Found {
  const lessons: Lesson[] = parts.flatMap((part) =>
    part.items.map((id, at) => ({
      id,
      surah: part.surah,
      size: part.sizes[at] ?? 0,
      keys: (part.verses[at] ?? []).flatMap(keysOf),
    })),
  );
  if (lessons.length === 0) return nothingFound;
  const average = lessons.reduce((sum, { size }) => sum + size, 0) / lessons.length;
  const offsets = new Map<IndexPart, number>();
  let offset = 0;
  for (const part of parts) {
    offsets.set(part, offset);
    offset += part.items.length;
  }

  const weightsOf = (word: string): Map<number, number> =>
    new Map(
      parts.flatMap((part) =>
        postingsOf(part, word).map(({ item, weight }) => [(offsets.get(part) ?? 0) + item, weight]),
      ),
    );
  const known = new Map<string, Map<number, number>>();
  const standsIn = (word: string): Map<number, number> => {
    const found = known.get(word) ?? weightsOf(word);
    known.set(word, found);
    return found;
  };
  const rarityOf = (word: string): number => {
    const { size } = standsIn(word);
    return Math.log(1 + (lessons.length - size + 0.5) / (size + 0.5));
  };

  const weigh = ({ own, name }: Unit): Weighed => {
    const factor = BY_NAME / Math.sqrt(Math.max(1, name?.words.length ?? 0));
    const words = [
      ...own.map((word) => ({ word, factor: 1 })),
      ...(name?.words ?? []).map((word) => ({ word, factor })),
    ].map((it) => ({ ...it, rarity: rarityOf(it.word) }));
    const rarities = words
      .filter(({ word }) => standsIn(word).size > 0)
      .map(({ rarity, factor: by }) => rarity * by);
    const verses = new Set((name?.verses ?? []).flatMap(keysOf));
    const unknown = UNKNOWN * Math.log(1 + lessons.length);
    const weight =
      verses.size > 0 ? RARITY_OF_VERSES : rarities.length > 0 ? Math.max(...rarities) : unknown;
    return { words, verses, weight };
  };
  const parted = unitsOf(question, names);
  const units = parted.map(weigh);
  const whole = units.reduce((sum, { weight }) => sum + weight, 0);
  const named = new Set(namedReferences(question, surah).flatMap(keysOf));

  const scoreIn = ({ words, verses }: Weighed, lesson: Lesson, at: number) => {
    const byWords = words.reduce((sum, { word, rarity, factor }) => {
      const weight = standsIn(word).get(at) ?? 0;
      const norm = SATURATION * (1 - LENGTH + (LENGTH * lesson.size) / average);
      return sum + (factor * rarity * weight * (SATURATION + 1)) / (weight + norm);
    }, 0);
    const within = lesson.keys.filter((key) => verses.has(key)).length;
    const byVerses =
      within === 0
        ? 0
        : OF_NAME.base +
          (OF_NAME.within * within) / lesson.keys.length +
          (OF_NAME.whole * within) / verses.size;
    return { byWords, byVerses };
  };

  const matches = lessons.flatMap((lesson, at): Match[] => {
    let score = 0;
    let share = 0;
    for (const unit of units) {
      const { byWords, byVerses } = scoreIn(unit, lesson, at);
      score += byWords + byVerses;
      share += byVerses > 0 ? unit.weight : Math.min(unit.weight, byWords);
    }
    const within = lesson.keys.filter((key) => named.has(key)).length;
    if (within > 0) {
      score += OF_REFERENCE.base + (OF_REFERENCE.within * within) / lesson.keys.length;
    }
    if (score === 0) return [];
    const { id } = lesson;
    const isHome = lesson.surah === surah;
    return [
      {
        id,
        surah: lesson.surah,
        score: score * (isHome ? HOME : 1),
        share: whole === 0 ? 0 : share / whole,
      },
    ];
  });
  const best = matches.toSorted((a, b) => b.score - a.score).slice(0, MOST);
  const [first] = best;
  const isAnswer =
    first !== undefined &&
    (named.size > 0 ||
      (first.share >= FLOOR.share && strengthOf(first, lessons.length) >= FLOOR.strength));
  return {
    matches: best,
    isAnswer,
    words: parted.flatMap(({ name }) => name?.words ?? []),
    verses: parted.flatMap(({ name }) => name?.verses ?? []).filter(isOf(lessons)),
  };
}
