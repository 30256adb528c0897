import { keysOf } from '../references.ts';
import { postingsOf, type IndexPart } from './index-part.ts';

/** A lesson as the index has it. */
export type IndexedLesson = {
  id: string;
  surah: number;
  /** How many words it has, by weight. */
  size: number;
  /** The verses that it is on. */
  keys: readonly string[];
};

/** The lessons of some parts of the index, and where words stand in them. */
export type Shelf = {
  lessons: readonly IndexedLesson[];
  average: number;
  /** How much of a word each lesson has, by its place among the lessons. */
  weightsOf: (word: string) => ReadonlyMap<number, number>;
  /** How rare a word is: rare ones tell more (inverse document frequency, as in BM25). */
  rarityOf: (word: string) => number;
};

const lessonsOf = ({ surah, items, sizes, verses }: IndexPart): IndexedLesson[] =>
  items.map((id, at) => ({
    id,
    surah,
    size: sizes[at] ?? 0,
    keys: (verses[at] ?? []).flatMap(keysOf),
  }));

/** Looks a word up in each part; where it stands is kept for one question. */
const lookup = (parts: readonly IndexPart[]): Shelf['weightsOf'] => {
  const known = new Map<string, ReadonlyMap<number, number>>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = new Map<number, number>();
    let offset = 0;
    for (const part of parts) {
      for (const { item, weight } of postingsOf(part, word)) found.set(offset + item, weight);
      offset += part.items.length;
    }
    known.set(word, found);
    return found;
  };
};

export const shelfOf = (parts: readonly IndexPart[]): Shelf => {
  const lessons = parts.flatMap(lessonsOf);
  const weightsOf = lookup(parts);
  return {
    lessons,
    average: lessons.reduce((sum, { size }) => sum + size, 0) / Math.max(1, lessons.length),
    weightsOf,
    rarityOf: (word) => {
      const { size } = weightsOf(word);
      return Math.log(1 + (lessons.length - size + 0.5) / (size + 0.5));
    },
  };
};
