import { isRomanUrdu } from '../../languages.ts';
import { plain } from './plain.ts';
import { roman } from './roman.ts';

// What the learnt model sees of a message: its words, pairs of them, and runs of letters inside a word, which survive
// spelling that nobody foresaw. Each is a place in a table, by its hash.

/** Places in the table. */
export const PLACES = 2 ** 17;

const SHORTEST = 2;
const LONGEST = 5;

/** FNV-1a, of UTF-16 units. */
const hash = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 13)) >>> 0;
};

const place = (feature: string): number => hash(feature) % PLACES;

/** Kinds of features weigh the same, however many a message has of each. */
export type Features = { places: Int32Array; values: Float32Array };

/** What else is known of a message, by name. */
export type Signs = readonly string[];

const runsIn = (word: string): string[] => {
  const whole = `^${word}$`;
  const runs: string[] = [];
  for (let length = SHORTEST; length <= LONGEST; length += 1) {
    for (let at = 0; at + length <= whole.length; at += 1) runs.push(whole.slice(at, at + length));
  }
  return runs;
};

const pairsIn = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1];
    const after = words[at + 2];
    return [
      ...(next === undefined ? [] : [`${word} ${next}`]),
      ...(after === undefined ? [] : [`${word} _ ${after}`]),
    ];
  });

/** How much each kind of features weighs. */
const WEIGHTS = { words: 1, pairs: 0.8, runs: 1, signs: 0.5 };

const wordsOfMessage = (message: string): string[] => {
  const [text = ''] = plain(message);
  return (isRomanUrdu(message) ? roman(text) : text).trim().split(' ');
};

export const featuresOf = (message: string, signs: Signs): Features => {
  const words = wordsOfMessage(message);
  const letters = words.filter((word) => /\p{L}/u.test(word));
  const groups: [readonly string[], number][] = [
    [words.map((it) => `w${it}`), WEIGHTS.words],
    [pairsIn(words).map((it) => `p${it}`), WEIGHTS.pairs],
    [letters.flatMap(runsIn).map((it) => `c${it}`), WEIGHTS.runs],
    [signs.map((it) => `s${it}`), WEIGHTS.signs * Math.sqrt(signs.length)],
  ];
  const values = new Map<number, number>();
  for (const [features, weight] of groups) {
    const places = new Set(features.map(place));
    for (const at of places) {
      values.set(at, (values.get(at) ?? 0) + weight / Math.sqrt(places.size));
    }
  }
  return { places: Int32Array.from(values.keys()), values: Float32Array.from(values.values()) };
};
