import type { Mastery } from '@fahm/contracts/study/lessons.ts';
import type { ObjectiveProgress } from '@fahm/contracts/study/masteries.ts';

/** Name of an objective in progress records (spec 3.11); both places are counted from 0. */
export const objectiveKey = (section: number, objective: number): string =>
  `section-${section}-objective-${objective}`;

const tickedKeys = (
  records: readonly Pick<ObjectiveProgress, 'objectiveKey' | 'completed'>[],
): Set<string> =>
  new Set(records.flatMap((record) => (record.completed ? [record.objectiveKey] : [])));

/** How many of these objectives are ticked. */
export const tickedAmong = (
  aims: readonly Pick<Aim, 'key'>[],
  records: readonly Pick<ObjectiveProgress, 'objectiveKey' | 'completed'>[],
): number => {
  const completed = tickedKeys(records);
  return aims.filter(({ key }) => completed.has(key)).length;
};

/** Of how many objectives the cards can show it, and of how many they do, whatever was ticked. */
export function demonstratedBy(records: readonly Pick<ObjectiveProgress, 'demonstration'>[]): {
  shown: number;
  total: number;
} {
  const open = records.filter(({ demonstration }) => demonstration !== null);
  const shown = open.filter(({ demonstration }) => demonstration === 'demonstrated');
  return { shown: shown.length, total: open.length };
}

/** Completed of all objectives, and the whole percent (spec 2.10, ruling A14); 0 of none. */
export function masteryProgress(
  { sections }: Pick<Mastery, 'sections'>,
  records: readonly Pick<ObjectiveProgress, 'objectiveKey' | 'completed'>[],
): { done: number; total: number; percent: number } {
  const aims = aimsOf({ sections }).flatMap((section) => section.aims);
  const done = tickedAmong(aims, records);
  const total = aims.length;
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

/** An objective as it is shown. */
export type Aim = { key: string; id: string; text: string; passage: string | undefined };

/** The objectives of each section, with their keys; `passage` is where one stands in the map. */
export const aimsOf = ({ sections }: Pick<Mastery, 'sections'>): { name: string; aims: Aim[] }[] =>
  sections.map(({ name, objectives, objectiveIds, passages }, section) => ({
    name,
    aims: objectives.map((text, at) => {
      const key = objectiveKey(section, at);
      return { key, id: objectiveIds[at] ?? key, text, passage: passages?.[at] ?? undefined };
    }),
  }));
