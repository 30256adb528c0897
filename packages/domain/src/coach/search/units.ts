import { keysOf } from '../references.ts';
import type { IndexNames } from './index-part.ts';
import type { Shelf } from './shelf.ts';
import { searchWords } from './words.ts';

/** What a name stands for: words that lessons use, and verses. */
type Name = { words: readonly string[]; verses: readonly string[] };
export type Names = ReadonlyMap<string, Name>;

/** A word of a question, or several that are a name. */
export type Unit = { own: readonly string[]; name: Name | undefined };

/** The same, with what it is worth among some lessons. */
export type WeighedUnit = {
  words: readonly { word: string; rarity: number; factor: number }[];
  verses: ReadonlySet<string>;
  weight: number;
};

/** Longest name, in words. */
const LONGEST_NAME = 6;
/** What a name stands for counts a little less than the word itself. */
const BY_NAME = 0.8;
/** As rare as the verses of a name. */
const RARITY_OF_VERSES = 6;
/** A word that stands nowhere: rarer than most, but it may be misspelt. */
const UNKNOWN = 0.7;

/** The names of the table by their words. A name that stands in it twice stands for both. */
export const namesOf = (rows: readonly IndexNames[]): Names => {
  const names = new Map<string, { words: string[]; verses: string[] }>();
  for (const line of rows.flatMap((row) => row.names.split('\n'))) {
    const [name = '', words = '', verses = ''] = line.split('\t');
    const known = names.get(name) ?? { words: [], verses: [] };
    known.words.push(...words.split(' ').filter((it) => it !== ''));
    known.verses.push(...verses.split(' ').filter((it) => it !== ''));
    names.set(name, known);
  }
  return names;
};

/** A question in its words, the longest names first. */
export const unitsOf = (question: string, names: Names): Unit[] => {
  const words = searchWords(question);
  const units: Unit[] = [];
  let at = 0;
  while (at < words.length) {
    let size = Math.min(LONGEST_NAME, words.length - at);
    while (size > 1 && !names.has(words.slice(at, at + size).join(' '))) size -= 1;
    const own = words.slice(at, at + size);
    units.push({ own, name: names.get(own.join(' ')) });
    at += size;
  }
  return units;
};

export const weigh = ({ own, name }: Unit, shelf: Shelf): WeighedUnit => {
  const { words: standsFor = [], verses: references = [] } = name ?? {};
  const factor = BY_NAME / Math.sqrt(Math.max(1, standsFor.length));
  const words = [
    ...own.map((word) => ({ word, factor: 1, rarity: shelf.rarityOf(word) })),
    ...standsFor.map((word) => ({
      word,
      factor,
      rarity: shelf.rarityOf(word),
    })),
  ];
  const known = words.filter(({ word }) => shelf.weightsOf(word).size > 0);
  const verses = new Set(references.flatMap(keysOf));
  if (verses.size > 0) return { words, verses, weight: RARITY_OF_VERSES };
  const rarest = Math.max(...known.map((it) => it.rarity * it.factor));
  const unknown = UNKNOWN * Math.log(1 + shelf.lessons.length);
  return { words, verses, weight: known.length > 0 ? rarest : unknown };
};
