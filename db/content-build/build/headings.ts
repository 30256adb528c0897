import type { LessonItem } from '@fahm/contracts/study/lessons.ts';
import {
  passageHeadingSchema,
  surahOverviewSchema,
  type PassageHeading,
} from '@fahm/contracts/study/surah-overview.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';

/**
 * The public part of every map, by surah: ranges and titles of passages. Empty where a surah has none, so that
 * there is an answer for each of the 114.
 */
export function buildHeadings(lessons: readonly LessonItem[]): Map<number, PassageHeading[]> {
  const maps = new Map(
    lessons
      .filter(({ kind }) => kind === 'surah')
      .map(({ surah, body }) => [surah, surahOverviewSchema.parse(body).passages] as const),
  );
  return new Map(
    SURAHS.map(({ number }) => [
      number,
      // What the schema does not name is left out.
      (maps.get(number) ?? []).map((passage) => passageHeadingSchema.parse(passage)),
    ]),
  );
}
