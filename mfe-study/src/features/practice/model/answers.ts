/** Two answers are the same when this makes the same of them (spec 5.4). */
export const normalAnswer = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Correct of all, in whole percent (spec 5.5); 0 of nothing. */
export const accuracyOf = (correct: number, total: number): number =>
  total === 0 ? 0 : Math.round((correct / total) * 100);
