/**
 * The number that a review is kept under: the first 48 bits of the device's UUID, from 1. Keys are told
 * apart within one learner's reviews only, where two of 48 bits never meet.
 */
export const toReviewKey = (uuid: string): number =>
  Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16) + 1;
