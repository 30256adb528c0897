import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LessonItem, lessonItemSchema, type LessonKind } from '@fahm/contracts/lessons.ts';
import * as z from 'zod/mini';

const LESSONS = join(import.meta.dirname, '../../db/dist/content/lessons.json');

/** Without these a surah's lessons are not what Pro promises; a surah may well have no rule and no story. */
const NEEDED: readonly LessonKind[] = ['concept', 'card', 'mastery'];

/** Surahs whose lessons are written, in order; read from the built content. */
export async function writtenLessons(): Promise<number[]> {
  return writtenIn(z.parse(z.array(lessonItemSchema), JSON.parse(await readFile(LESSONS, 'utf8'))));
}

export function writtenIn(items: readonly Pick<LessonItem, 'surah' | 'kind'>[]): number[] {
  const surahs = [...new Set(items.map(({ surah }) => surah))].toSorted((a, b) => a - b);
  return surahs.filter((surah) =>
    NEEDED.every((kind) => items.some((item) => item.surah === surah && item.kind === kind)),
  );
}
