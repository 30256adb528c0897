import {
  type ChoicesLog,
  choicesLogSchema,
  type RefutingLog,
  refutingLogSchema,
  type SampleLog,
  sampleLogSchema,
} from '@fahm/contracts/content/review.ts';
import type { SurahLessons } from '../build/authored.ts';
import type { ContentFile } from '../files/content-file.ts';
import type { shapeReader } from './shape.ts';

/** What other eyes than the writer's found in a surah; null for a log that is not there or not of its shape. */
export type SurahReview = {
  surah: number;
  refuting: RefutingLog | null;
  choices: ChoicesLog | null;
  sample: SampleLog | null;
  /** The newest sample after a second refuting reading. */
  resample: SampleLog | null;
};

type Read = ReturnType<typeof shapeReader>;

/** The logs of every surah that has any. */
export function readReviews(files: ReadonlyMap<string, ContentFile>, read: Read): SurahReview[] {
  const folders = new Set([...files.keys()].map((path) => path.slice(0, path.lastIndexOf('/'))));
  return [...folders].toSorted().map((folder) => {
    const file = (name: string) => files.get(`${folder}/${name}.yaml`);
    return {
      surah: Number(folder.slice(-3)),
      refuting: read(file('refuting'), refutingLogSchema),
      choices: read(file('choices'), choicesLogSchema),
      sample: read(file('sample'), sampleLogSchema),
      resample: read(file('resample'), sampleLogSchema),
    };
  });
}

/** Surahs that count as written: in the second form, with the three logs of those who read them. */
export const writtenSurahs = (
  lessons: readonly SurahLessons[],
  reviews: readonly SurahReview[],
): number[] =>
  lessons
    .filter(({ surah, whole }) => {
      const review = reviews.find((it) => it.surah === surah);
      return whole !== null && review?.refuting && review.choices && review.sample;
    })
    .map(({ surah }) => surah);
