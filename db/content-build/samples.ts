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

/** Share of faults in the samples: of each surah, and of all of them together. */
export function sampleLines(reviews: readonly SurahReview[]): string[] {
  const samples = reviews.flatMap(({ surah, sample }) =>
    sample === null ? [] : [{ surah, marks: marksOf(sample) }],
  );
  if (samples.length === 0) return [];
  const all = samples.map(({ marks }) => marks).reduce(sum, NONE);
  return [
    `samples of ${samples.length} surahs: ${told(all)}`,
    ...samples.map(({ surah, marks }) => `      surah ${surah}: ${told(marks)}`),
  ];
}
