import { pageOf, pageRange } from '@fahm/quran/mushaf-divisions.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { expect, test } from 'vitest';
import type { Group } from '../../lib/passage.ts';
import { paragraphsOf } from './paragraphs.ts';

const groupOf = (surah: number, count: number): Group => ({
  surah,
  basmala: null,
  verses: Array.from({ length: count }, (_, index) => ({
    ayah: index + 1,
    arabic: 'a',
    translation: 't',
    sajda: null,
  })),
});
const nowhere = () => false;

test('[2.11.6] every verse stands in one paragraph, in order, and none goes over a page of the mushaf', () => {
  for (const { number, versesCount } of SURAHS) {
    const group = groupOf(number, versesCount);
    const paragraphs = paragraphsOf(group, nowhere);
    expect(paragraphs.flatMap(({ verses }) => verses)).toEqual(group.verses);
    for (const { verses } of paragraphs) {
      const pages = verses.map(({ ayah }) => pageOf({ surah: number, ayah }));
      expect(new Set(pages).size).toBe(1);
    }
  }
});

test('[2.11.6] a page that goes on to another one is named at its end', () => {
  const paragraphs = paragraphsOf(groupOf(2, 286), nowhere);
  expect(paragraphs.map(({ ends }) => ends)).toEqual([
    ...Array.from({ length: 47 }, (_, index) => index + 2),
    null,
  ]);
  expect(paragraphs[1]?.verses[0]?.ayah).toBe(pageRange(3)?.start.ayah);
});

test('a heading begins a paragraph of its own within a page', () => {
  const paragraphs = paragraphsOf(groupOf(2, 16), (ayah) => ayah === 1 || ayah === 3);
  expect(paragraphs.map(({ verses }) => verses.map(({ ayah }) => ayah))).toEqual([
    [1, 2],
    [3, 4, 5],
    [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
  ]);
  expect(paragraphs.map(({ ends }) => ends)).toEqual([null, 2, null]);
});
