import { SURAHS } from '@fahm/quran/surahs.ts';
import { expect, test } from 'vitest';
import { filterSurahs } from './filter-surahs.ts';

const numbersFor = (query: string) => filterSurahs(query).map(({ number }) => number);

test('[5.2] a surah is found by its English name, whatever the case', () => {
  expect(numbersFor('baqarah')).toEqual([2]);
  expect(numbersFor('AL-FATIHAH')).toEqual([1]);
});

test('[5.2] and by its Arabic name', () => {
  for (const { nameAr, number } of SURAHS) expect(numbersFor(nameAr)).toContain(number);
});

test('[5.2] and by its number as text', () => {
  expect(numbersFor('114')).toEqual([114]);
  expect(numbersFor('11')).toEqual([11, 110, 111, 112, 113, 114]);
});

test('a name is found as a keyboard spells it', () => {
  expect(numbersFor('al baqarah')).toEqual([2]);
  expect(numbersFor('yasin')).toEqual([36]);
  expect(numbersFor('ali imran')).toEqual([3]);
  expect(numbersFor('ال عمران')).toEqual([3]);
});

test('[2.11.1] nothing typed shows all 114, nonsense none', () => {
  expect(numbersFor('   ')).toHaveLength(114);
  expect(numbersFor('zzz')).toEqual([]);
});
