import { SURAHS } from '@fahm/quran/surahs.ts';
import { expect, test } from 'vitest';
import { filterSurahs, progressOf, statusOf } from './model.ts';

const numbers = (text: string) => filterSurahs(SURAHS, text).map(({ number }) => number);

const status = (percentage: number, lastActivityAt: number | null) =>
  statusOf(progressOf({ surahNumber: 2, percentage, dueCards: 0, lastActivityAt }));

test('[2.6.2] [4.1] a surah is not started at 0, in progress above, completed at 100 and more', () => {
  expect([0, 1, 99, 100, 101].map((percentage) => status(percentage, null))).toEqual([
    'untouched',
    'started',
    'started',
    'completed',
    'completed',
  ]);
  expect(statusOf(progressOf(undefined))).toBe('untouched');
});

test('[2.6.2] a surah of which a card was answered is in progress, though no objective is ticked', () => {
  expect(status(0, 1_700_000_000_000)).toBe('started');
});

test('[2.5.1] [5.2] the English name is searched in any case, anywhere in it', () => {
  expect(numbers('BAQAR')).toEqual([2]);
  expect(numbers('  baqar ')).toEqual([2]);
  expect(numbers('')).toHaveLength(114);
});

test('[2.5.1] [5.2] the Arabic name is searched as it is written', () => {
  for (const { number, nameAr } of SURAHS) expect(numbers(nameAr)).toContain(number);
});

test('[2.5.2] what is in no name finds nothing', () => {
  expect(numbers('xyz')).toEqual([]);
});
