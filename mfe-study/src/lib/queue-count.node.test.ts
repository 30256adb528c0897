import type { Scheduling } from '@fahm/contracts/study/flashcards.ts';
import { expect, test } from 'vitest';
import { countQueue, queueWords } from './queue-count.ts';

const item = (state: Scheduling['state']) => ({ scheduling: { state } });

test('[2.9.4] what was never seen is new; what is being learned or reviewed is due', () => {
  expect(
    countQueue([item('new'), item('learning'), item('review'), item('relearning'), item('new')]),
  ).toEqual({ due: 3, fresh: 2 });
});

test.each([
  [{ due: 0, fresh: 0 }, ''],
  [{ due: 1, fresh: 0 }, '1 card is due'],
  [{ due: 4, fresh: 0 }, '4 cards are due'],
  [{ due: 0, fresh: 1 }, '1 new card'],
  [{ due: 0, fresh: 10 }, '10 new cards'],
  [{ due: 3, fresh: 1 }, '3 cards are due, 1 is new'],
  [{ due: 1, fresh: 10 }, '1 card is due, 10 are new'],
])('[2.9.4] %j is said as "%s"', (count, words) => {
  expect(queueWords(count)).toBe(words);
});
