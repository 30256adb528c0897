import { expect, test } from 'vitest';
import { lastSessionsIn } from './last-session.ts';

const storageOf = (persisted: Map<string, string>) => ({
  getItem: (key: string) => persisted.get(key) ?? null,
  setItem: (key: string, value: string) => void persisted.set(key, value),
});

test('[2.9.2] [2.9.4] the last session of each mode is kept, for each learner', () => {
  const persisted = new Map<string, string>();
  const mine = lastSessionsIn(storageOf(persisted), 'one');
  mine.write('casual', { correct: 3, incorrect: 1, updates: 0 });
  mine.write('study', { correct: 1, incorrect: 1, updates: 2 });
  expect(mine.read('casual')).toEqual({ correct: 3, incorrect: 1, updates: 0 });
  expect(mine.read('study')?.updates).toBe(2);
  expect(lastSessionsIn(storageOf(persisted), 'another').read('casual')).toBeNull();
});

test('what is damaged, or not kept at all, is no session', () => {
  for (const text of ['{', 'null', '{"correct":-1,"incorrect":0,"updates":0}', '[]']) {
    const persisted = new Map([['fahm.practice.casual.one', text]]);
    expect(lastSessionsIn(storageOf(persisted), 'one').read('casual')).toBeNull();
  }
  const nowhere = lastSessionsIn(null, 'one');
  nowhere.write('casual', { correct: 1, incorrect: 0, updates: 0 });
  expect(nowhere.read('casual')).toBeNull();
});
