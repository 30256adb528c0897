import { keysOf } from '../references.ts';
import { OR, type IndexNames } from './index-part.ts';
import type { Shelf } from './shelf.ts';
import { nameOf, wordsOf } from './words.ts';

/** What a name stands for: words that lessons use, and verses. `isTopic`: something is called so, it is no mere word of every day. */
type Name = { words: readonly string[]; verses: readonly string[]; isTopic: boolean };
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
  const names = new Map<string, { words: string[]; verses: string[]; isTopic: boolean }>();
  for (const { names: lines, areEveryday } of rows) {
    for (const line of lines.split('\n')) {
      const [called = '', words = '', verses = ''] = line.split('\t');
      for (const name of called.split(OR)) {
        const known = names.get(name) ?? { words: [], verses: [], isTopic: false };
        known.words.push(...words.split(' ').filter((it) => it !== ''));
        known.verses.push(...verses.split(' ').filter((it) => it !== ''));
        known.isTopic ||= areEveryday !== true;
        names.set(name, known);
      }
    }
  }
  return names;
};

/** A question in its words, the longest names first. */
export const unitsOf = (question: string, names: Names): Unit[] => {
  const words = wordsOf(question);
  const units: Unit[] = [];
  let at = 0;
  while (at < words.length) {
    let size = Math.min(LONGEST_NAME, words.length - at);
    while (size > 1 && !names.has(nameOf(words.slice(at, at + size)))) size -= 1;
    const some = words.slice(at, at + size);
    units.push({ own: some.map(({ key }) => key), name: names.get(nameOf(some)) });
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
