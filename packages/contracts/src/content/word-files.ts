import type { partsOfSpeech } from '../study/lesson-vocabulary.ts';

// The reader's public files of words, below `words/` of its version: what each word of a surah may mean. Made
// by the content build, read by the reader; rows instead of objects, because a surah's words are many.

/** Verses of a surah whose words stand in one file: `words/2-0.json` has 2:1-50. */
export const WORD_FILE_VERSES = 50;

/** `words/<this>.json`: where the words of a verse are, of whatever surah. */
export const wordFileName = (surah: number, ayah: number): string =>
  `${surah}-${Math.floor((ayah - 1) / WORD_FILE_VERSES)}`;

type PartOfSpeech = (typeof partsOfSpeech)[number];

/** A word of the lexicon, without its notes. */
export type EntryRow = [
  id: string,
  headword: string,
  root: string | null,
  partOfSpeech: PartOfSpeech,
  glosses: string[],
];

/** One thing that a word may be: place of its entry; of its sense, or null; names of what is joined to it. */
export type MeaningRow = [
  entry: number,
  sense: number | null,
  before?: readonly string[],
  after?: readonly string[],
];

export type AffixRow = [headword: string, gloss: string];

export type WordFile = {
  entries: EntryRow[];
  /** All that a word may be; several where it is not settled. */
  meanings: MeaningRow[][];
  /** Verse by verse, word by word: place in `meanings` from 1, or 0 where nothing is written of the word. */
  words: number[][];
  before: Record<string, AffixRow>;
  after: Record<string, AffixRow>;
};

/** A word of a root: its entry, what helps to remember it, and its verses by surah. */
export type RootWord = { entry: EntryRow; note: string | null; verses: Record<string, number[]> };

/** By root. */
export type RootFile = Record<string, RootWord[]>;

/** Letters of a root as they are written here; one sign stands for one Arabic letter. */
export const ROOT_LETTERS: readonly string[] =
  'ʾ b t th j ḥ kh d dh r z s sh ṣ ḍ ṭ ẓ ʿ gh f q k l m n h w y'.split(' ');

/** `words/<this>.json` has all words whose root begins with the same letter. */
export const rootFileName = (root: string): string =>
  `root-${ROOT_LETTERS.indexOf(root.split('-')[0] ?? '')}`;
