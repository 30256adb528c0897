import { readSurahText } from '@fahm/quran/corpus.ts';
import { expect, test } from 'vitest';
import { checkText } from '../src/features/verification/check-text.ts';
import type { PageText } from '../src/features/verification/page-text.ts';

const arabic = (surah: number) => readSurahText(surah).verses.map((verse) => verse.arabic);
const load = (surah: number) => Promise.resolve(arabic(surah));
const unreachable = () => Promise.reject(new Error('offline'));
const FATHA = '\u064E';
const DAMMA = '\u064F';

const text = (surah: number, from: number, to: number, harmed?: number): PageText =>
  new Map([
    [
      surah,
      arabic(surah)
        .map((words, index) => [index + 1, words] as const)
        .slice(from - 1, to)
        .map(([ayah, words]) => [ayah, ayah === harmed ? words.replace(FATHA, DAMMA) : words]),
    ],
  ]);

test('[3.8] a whole surah is compared without asking for anything', async () => {
  expect(await checkText(text(112, 1, 4), unreachable)).toEqual({ status: 'right', verses: 4 });
});

test('[3.8] a part of a surah is compared by way of the whole', async () => {
  expect(await checkText(text(2, 255, 257), load)).toEqual({ status: 'right', verses: 3 });
  expect(await checkText(text(2, 255, 257), unreachable)).toEqual({ status: 'unknown' });
});

test('[3.8] one mark that is another is found, and the verse named', async () => {
  const wrong = { status: 'wrong', keys: ['2:256'] };
  expect(await checkText(text(2, 255, 257, 256), load)).toEqual(wrong);
  expect(await checkText(text(2, 1, 286, 256), load)).toEqual(wrong);
});

test('[3.8] a whole surah that fails is wrong, though it cannot be said where', async () => {
  const verdict = await checkText(text(112, 1, 4, 2), unreachable);
  expect(verdict.status).toBe('wrong');
});
