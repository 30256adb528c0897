import type { LessonItem, LessonKind } from '@fahm/contracts/study/lessons.ts';

/** Without these a surah's lessons are not what Pro promises; a surah may well have no rule and no story. */
const NEEDED: readonly LessonKind[] = ['concept', 'card', 'mastery'];

/** Surahs whose lessons are written, in order. */
export function writtenIn(items: readonly Pick<LessonItem, 'surah' | 'kind'>[]): number[] {
  const surahs = [...new Set(items.map(({ surah }) => surah))].toSorted((a, b) => a - b);
  return surahs.filter((surah) =>
    NEEDED.every((kind) => items.some((item) => item.surah === surah && item.kind === kind)),
  );
}
