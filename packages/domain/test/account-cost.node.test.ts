import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  rateLimits,
  RATE_LIMIT_PERIOD,
  ROWS_OF_A_WRITE,
} from '@fahm/contracts/routes/rate-limits.ts';
import { COACH_DAILY } from '@fahm/contracts/study/coach.ts';
import { expect, test } from 'vitest';
import { QUOTAS, REVIEWS_A_DAY, type Quota } from '../src/quotas.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/accounts.md'), 'utf8');
const table = page.split('### What one account costs')[1]?.split('\n## ')[0] ?? '';

/** The two figures of a row, as they stand on the page. */
const told = (what: string): (string | undefined)[] => {
  const row = table.split('\n').find((line) => line.startsWith(`| ${what} `));
  return (row ?? '')
    .split('|')
    .slice(2, 4)
    .map((cell) => cell.trim());
};

const inWords = (value: number): string => value.toLocaleString('en');
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const quotas: Quota[] = Object.values(QUOTAS);
const PERIODS = (24 * 60 * 60) / RATE_LIMIT_PERIOD;
/** What a learner does on a day, as the page says it. */
const DAY = { reviews: 100, ticks: 5, messages: 10, syncs: 20, reads: 60 };
/** Milliseconds of a call, and of an answer of the coach. */
const CPU = { call: 9, coach: 45 };

test('[P19] [R8] the page tells what one account costs, as quotas and limits have it', () => {
  const writes = (rateLimits.WRITE_LIMIT + rateLimits.STUDY_LIMIT) * PERIODS;
  const { reviews, ticks, messages, syncs, reads } = DAY;
  // The row of the person themselves has no quota. A review makes two rows, a tick and a message one.
  expect(told('rows that are kept')).toEqual([
    inWords(2 * reviews + ticks + messages),
    inWords(1 + sum(quotas.map(({ rows }) => rows))),
  ]);
  expect(told('of that, bytes of texts with a quota')).toEqual([
    '',
    inWords(sum(quotas.map(({ bytes = 0 }) => bytes))),
  ]);
  const written = reviews + ticks + messages + syncs;
  expect(told('calls a day that write')).toEqual([inWords(written), inWords(writes)]);
  expect(told('rows of reviews written a day')).toEqual([
    inWords(2 * reviews),
    inWords(2 * REVIEWS_A_DAY),
  ]);
  // Of fewer than that an order counts once; each row that moves is written in its table and in its index.
  const moved = 2 * (ROWS_OF_A_WRITE - 1) * rateLimits.WRITE_LIMIT * PERIODS;
  expect(told('rows of an order written a day, indexed')).toEqual(['0', inWords(moved)]);
  expect(told('messages to the coach a day')).toEqual([`${messages}`, `${COACH_DAILY.pro}`]);
  const seconds = (calls: number, answers: number): number =>
    (calls * CPU.call + answers * CPU.coach) / 1000;
  expect(told('CPU a day, in seconds')).toEqual([
    seconds(written - messages + reads, messages).toFixed(1),
    inWords(Math.round(seconds(writes - COACH_DAILY.pro, COACH_DAILY.pro))),
  ]);
  expect(table).toContain(`${CPU.call} ms\nfor a call and ${CPU.coach} ms`);
});
