import { isKnown, type Meaning } from './word-files.ts';

/** Whole percent of words that are known, down: one hundred is all of them. */
export function shareKnown(
  words: readonly (readonly Meaning[])[],
  known: (id: string) => boolean,
): number {
  const count = words.filter((it) => isKnown(it, known)).length;
  return words.length === 0 ? 0 : Math.floor((100 * count) / words.length);
}
