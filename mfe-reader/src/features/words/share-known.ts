import { isKnown, isSettled, type Meaning } from './word-files.ts';

/**
 * Whole percent of words that are known, down: one hundred is all of them. A word counts as unknown where it has no
 * entry, and where it is not settled which word or which sense it is: as in study, so that both tell one figure.
 */
export function shareKnown(
  words: readonly (readonly Meaning[])[],
  known: (id: string) => boolean,
): number {
  const count = words.filter((it) => isSettled(it) && isKnown(it, known)).length;
  return words.length === 0 ? 0 : Math.floor((100 * count) / words.length);
}
