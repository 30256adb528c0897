import type { Mastery } from '@fahm/contracts/lessons.ts';
import type { ObjectiveProgress } from '@fahm/contracts/masteries.ts';

/** Name of an objective in progress records (spec 3.11); both places are counted from 0. */
export const objectiveKey = (section: number, objective: number): string =>
  `section-${section}-objective-${objective}`;

/** Completed of all objectives, and the whole percent (spec 2.10, ruling A14); 0 of none. */
export function masteryProgress(
  { sections }: Pick<Mastery, 'sections'>,
  records: readonly Pick<ObjectiveProgress, 'objectiveKey' | 'completed'>[],
): { done: number; total: number; percent: number } {
  const keys = sections.flatMap(({ objectives }, section) =>
    objectives.map((_, objective) => objectiveKey(section, objective)),
  );
  const completed = new Set(
    records.flatMap((record) => (record.completed ? [record.objectiveKey] : [])),
  );
  const done = keys.filter((key) => completed.has(key)).length;
  const total = keys.length;
  return { done, total, percent: total === 0 ? 0 : Math.round((done / total) * 100) };
}

/** The records with one of them in the place of that of its objective. */
export const withRecord = (
  records: readonly ObjectiveProgress[],
  record: ObjectiveProgress,
): ObjectiveProgress[] =>
  records.map((known) => (known.objectiveKey === record.objectiveKey ? record : known));

/** The record as it will be once the server has taken the tick. */
export const ticked = (
  record: ObjectiveProgress,
  completed: boolean,
  now: number,
): ObjectiveProgress => ({ ...record, completed, completedAt: completed ? now : null });
