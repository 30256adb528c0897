import type { Scheduling } from '@fahm/contracts/study/flashcards.ts';
import { expect, test } from 'vitest';
import { countQueue, queueWords } from './queue-count.ts';

const item = (state: Scheduling['state']) => ({ scheduling: { state } });

test('[2.9.4] due, being learned and new are told apart', () => {
  expect(
    countQueue([item('new'), item('learning'), item('review'), item('relearning'), item('new')]),
  ).toEqual({ due: 1, learning: 2, fresh: 2 });
});

test.each([
  [{ due: 0, learning: 0, fresh: 0 }, ''],
  [{ due: 1, learning: 0, fresh: 0 }, '1 card is due'],
  [{ due: 4, learning: 0, fresh: 0 }, '4 cards are due'],
  [{ due: 0, learning: 0, fresh: 1 }, '1 new card'],
  [{ due: 0, learning: 0, fresh: 10 }, '10 new cards'],
  [{ due: 3, learning: 0, fresh: 1 }, '3 cards are due, 1 is new'],
  [{ due: 1, learning: 0, fresh: 10 }, '1 card is due, 10 are new'],
  [{ due: 0, learning: 1, fresh: 2 }, '1 card is being learned, 2 are new'],
  [{ due: 3, learning: 2, fresh: 1 }, '3 cards are due, 2 are being learned, 1 is new'],
])('[2.9.4] %j is said as "%s"', (count, words) => {
  expect(queueWords(count)).toBe(words);
});
