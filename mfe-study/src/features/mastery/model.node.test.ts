import type { ObjectiveProgress } from '@fahm/contracts/study/masteries.ts';
import { expect, test } from 'vitest';
import { aimsOf, masteryProgress, objectiveKey, ticked, tickedAmong, withRecord } from './model.ts';

const section = (...objectives: string[]) => ({
  name: 'A',
  objectives,
  objectiveIds: objectives,
});
const mastery = { sections: [section('one', 'two'), section('three')] };
const record = (key: string, completed = false): ObjectiveProgress => ({
  objectiveKey: key,
  completed,
  completedAt: completed ? 1 : null,
  demonstration: null,
  cards: { recalled: 0, total: 0 },
});

test('[3.11] an objective is named by its places, from 0', () => {
  expect(objectiveKey(0, 2)).toBe('section-0-objective-2');
});

test('[2.10] progress is completed of all objectives and the whole percent', () => {
  const records = [record('section-0-objective-0', true), record('section-0-objective-1')];
  expect(masteryProgress(mastery, records)).toEqual({ done: 1, total: 3, percent: 33 });
  expect(masteryProgress(mastery, [])).toEqual({ done: 0, total: 3, percent: 0 });
  expect(masteryProgress({ sections: [] }, [])).toEqual({ done: 0, total: 0, percent: 0 });
});

test('[2.10] objectives keep their keys under whatever passage they are shown, and those of one are counted', () => {
  const mapped = {
    sections: [
      { ...section('one', 'two'), passages: ['p-2', null] },
      { ...section('three'), passages: ['p-2'] },
    ],
  };
  const aims = aimsOf(mapped).flatMap((it) => it.aims);
  expect(aims.map(({ key, id, passage }) => [key, id, passage])).toEqual([
    ['section-0-objective-0', 'one', 'p-2'],
    ['section-0-objective-1', 'two', undefined],
    ['section-1-objective-0', 'three', 'p-2'],
  ]);
  const records = [record('section-1-objective-0', true), record('section-0-objective-1', true)];
  expect(
    tickedAmong(
      aims.filter(({ passage }) => passage === 'p-2'),
      records,
    ),
  ).toBe(1);
  expect(aimsOf(mastery).flatMap((it) => it.aims.map(({ passage }) => passage))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('[2.10] a record of an objective that is no longer there is not counted', () => {
  expect(masteryProgress(mastery, [record('section-7-objective-7', true)]).done).toBe(0);
});

test('[4.10] an objective toggles, and toggling it back gives the record from before', () => {
  const before = [record('section-0-objective-0'), record('section-0-objective-1', true)];
  const [first] = before;
  if (first === undefined) throw new Error('unreachable');
  const after = withRecord(before, ticked(first, true, 5));
  expect(after[0]).toMatchObject({ completed: true, completedAt: 5 });
  expect(after[1]).toBe(before[1]);
  expect(withRecord(after, first)).toEqual(before);
  expect(ticked(ticked(first, true, 5), false, 6)).toEqual(first);
});
