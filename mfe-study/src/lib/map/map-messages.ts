import type { PassageProgress } from '@fahm/contracts/study/progress.ts';

type Range = { from: number; to: number };

/** Every string of the map of a surah that a translator would need, wherever it is shown. */
export const mapMessages = {
  ribbon: 'Passages of the surah',
  /** Links from one passage to the next, where each stands alone. */
  steps: 'Before and after this passage',
  previous: 'Previous',
  next: 'Next',
  position: (at: number, all: number) => `Passage ${at} of ${all}`,
  verses: ({ from, to }: Range) => (from === to ? `Verse ${from}` : `Verses ${from} to ${to}`),
  progress: ({ cards, started, known }: Pick<PassageProgress, 'cards' | 'started' | 'known'>) =>
    `${started} of ${cards} cards begun, ${known} known`,
};
