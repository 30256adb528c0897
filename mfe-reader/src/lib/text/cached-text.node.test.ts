import { expect, test } from 'vitest';
import { describe } from './cached-text.ts';

const FRAME = '/_offline/reader';

test('a surah opens when its page is kept, or its text and a page to show it in', () => {
  const bytes = new Map([['18.json', 30_000]]);
  expect([...describe(bytes, new Set(['/read/chapter/2'])).readable]).toEqual([2]);
  expect([...describe(bytes, new Set([FRAME])).readable]).toEqual([18]);
});

test('the whole Qur’an is two files: with one of them it is not here', () => {
  const pages = new Set([FRAME]);
  const one = describe(new Map([['arabic.txt', 3]]), pages);
  expect(one.whole).toBeNull();
  expect(one.readable.size).toBe(0);
  const both = describe(
    new Map([
      ['arabic.txt', 3],
      ['translation.txt', 4],
    ]),
    pages,
  );
  expect(both.whole).toBe(7);
  expect(both.readable.size).toBe(114);
});
