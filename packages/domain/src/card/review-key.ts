/** 48 bits at a place of a UUID's digits, in two halves: JavaScript's bit operators stop at 32. */
const bitsAt = (digits: string, from: number): [high: number, low: number] => [
  Number.parseInt(digits.slice(from, from + 6), 16),
  Number.parseInt(digits.slice(from + 6, from + 12), 16),
];

/**
 * The number that a review is kept under: the first 48 bits of the device's UUID mixed with the last, from 1.
 * The first alone would be the time in a UUID of version 7, the same for two reviews at once. Keys are told
 * apart within one learner's reviews only, where two of 48 bits never meet.
 */
export const toReviewKey = (uuid: string): number => {
  const digits = uuid.replaceAll('-', '');
  const [[high, low], [otherHigh, otherLow]] = [bitsAt(digits, 0), bitsAt(digits, 20)];
  return (high ^ otherHigh) * 2 ** 24 + (low ^ otherLow) + 1;
};
