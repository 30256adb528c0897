import type { LessonItem } from '@fahm/contracts/study/lessons.ts';
import type { SurahOverview } from '@fahm/contracts/study/surah-overview.ts';

/** Surahs whose lessons are written and were read by others, in order. */
export const writtenIn = (items: readonly LessonItem[]): number[] =>
  items
    .filter(({ kind, body }) => kind === 'surah' && (body as SurahOverview).reviewed === true)
    .map(({ surah }) => surah)
    .toSorted((a, b) => a - b);
