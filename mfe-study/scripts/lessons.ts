import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Concept,
  conceptSchema,
  type LessonItem,
  lessonItemSchema,
} from '@fahm/contracts/lessons.ts';
import { isFree } from '../src/lib/access.ts';

const LESSONS = join(import.meta.dirname, '../../db/dist/content/lessons.json');

/**
 * Concepts of the free surahs, out of the built content. All other lessons stay where a subscription is
 * asked for: files of a remote are public.
 */
export function freeConcepts(): ReadonlyMap<number, readonly Concept[]> {
  const items = (JSON.parse(readFileSync(LESSONS, 'utf8')) as unknown[]).map((item): LessonItem =>
    lessonItemSchema.parse(item),
  );
  const free = items
    .filter(({ kind, surah }) => kind === 'concept' && isFree(surah))
    .toSorted((one, other) => one.position - other.position)
    .map(({ body }) => conceptSchema.parse(body));
  return Map.groupBy(free, ({ surahNumber }) => surahNumber);
}
