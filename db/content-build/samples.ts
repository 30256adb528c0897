import type { SampleLog } from '@fahm/contracts/content/review.ts';
import type { SurahReview } from './rules/review-logs.ts';

/** How the items of a sample were marked. An item is faulty when one sampler says so. */
export type Marks = {
  items: number;
  faulty: number;
  /** Blemished and not faulty. */
  blemished: number;
  /** Where two or more samplers marked the same items: of how many they gave the same grade. */
  compared: number;
  agreed: number;
};

const NONE: Marks = { items: 0, faulty: 0, blemished: 0, compared: 0, agreed: 0 };

/** What was found beside the items that were drawn is mended and not counted. */
export function marksOf(log: SampleLog): Marks {
  const samplers = 'samplers' in log ? log.samplers : [log];
  const grades = [...new Set(log.items)].map((item) =>
    samplers.map(({ faults, blemishes = [] }) => {
      if (faults.some(({ id }) => id === item)) return 'fault';
      return blemishes.some(({ id }) => id === item) ? 'blemish' : 'right';
    }),
  );
  const faulty = grades.filter((given) => given.includes('fault')).length;
  const marked = grades.filter((given) => given.some((grade) => grade !== 'right')).length;
  const agreed = grades.filter((given) => new Set(given).size === 1).length;
  const items = grades.length;
  const isCompared = samplers.length > 1;
  return {
    items,
    faulty,
    blemished: marked - faulty,
    compared: isCompared ? items : 0,
    agreed: isCompared ? agreed : 0,
  };
}

const sum = (one: Marks, other: Marks): Marks => ({
  items: one.items + other.items,
  faulty: one.faulty + other.faulty,
  blemished: one.blemished + other.blemished,
  compared: one.compared + other.compared,
  agreed: one.agreed + other.agreed,
});

const told = ({ items, faulty, blemished, compared, agreed }: Marks): string =>
  `faults in ${faulty} of ${items} items (${Math.round((100 * faulty) / items)} %), ` +
  `blemishes in ${blemished}` +
  (compared === 0 ? '' : `; samplers agree on ${agreed} of ${compared}`);

/**
 * Share of faults in the samples: of all surahs together, of those that were sampled again after a second refuting
 * reading, and of each, where the newer sample counts.
 */
export function sampleLines(reviews: readonly SurahReview[]): string[] {
  const samples = reviews.flatMap(({ surah, sample, resample }) => {
    const newest = resample ?? sample;
    return newest === null ? [] : [{ surah, again: resample !== null, marks: marksOf(newest) }];
  });
  const line = (of: typeof samples, name: string): string[] =>
    of.length === 0
      ? []
      : [`${name} ${of.length} surahs: ${told(of.map(({ marks }) => marks).reduce(sum, NONE))}`];
  return [
    ...line(samples, 'samples of'),
    ...line(
      samples.filter(({ again }) => again),
      '   read a second time, and sampled again:',
    ),
    ...samples.map(
      ({ surah, again, marks }) => `      surah ${surah}${again ? ', again' : ''}: ${told(marks)}`,
    ),
  ];
}
