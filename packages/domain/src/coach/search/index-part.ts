// What is searched before anything of a lesson is read: rows that are built ahead, some lessons of a surah in each.

/** Some lessons of one surah, and which words stand in which of them. */
export type IndexPart = {
  surah: number;
  /** Ids of the lessons, in the order in which `words` names them. */
  items: string[];
  /** How many words each has, by weight. */
  sizes: number[];
  /** The verses of each, by reference. */
  verses: string[][];
  /** For each word: itself, a space, for each lesson that has it a sign, and how much if it is more than once; END. */
  words: string;
};

/** What people call a thing or a passage, in any language: lines of names in their words, words of lessons, and references. */
export type IndexNames = {
  names: string;
  /** Words of every day, by which nothing is called: a question of them alone is no topic. */
  areEveryday?: true;
};

/** Parts the names of one line. */
export const OR = '|';

/** Ends what is written of a word. A line break would be two signs in JSON, two hundred thousand times. */
export const END = ';';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
/** Lessons of one part: one sign names each. */
export const MAX_ITEMS = SIGNS.length;

/** The heaviest that a word may be in a lesson. */
export const MAX_WEIGHT = 9;

export type Posting = { item: number; weight: number };

/** The lightest is most of them, and not written. */
export const writePostings = (postings: readonly Posting[]): string =>
  postings.map(({ item, weight }) => `${SIGNS[item] ?? ''}${weight === 1 ? '' : weight}`).join('');

/** In which lessons of a part a word stands. */
export const postingsOf = ({ words }: IndexPart, word: string): Posting[] => {
  const start = words.indexOf(`${END}${word} `);
  if (start === -1) return [];
  const from = start + word.length + 2;
  const line = words.slice(from, words.indexOf(END, from));
  return [...line.matchAll(/([A-Za-z_-])(\d?)/g)].map(([, sign = '', weight]) => ({
    item: SIGNS.indexOf(sign),
    weight: weight === '' ? 1 : Number(weight),
  }));
};
