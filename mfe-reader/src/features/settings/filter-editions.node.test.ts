import type { Edition } from '@fahm/contracts/quran/quran.ts';
import { expect, test } from 'vitest';
import { filterEditions, languageName, languagesOf } from './filter-editions.ts';

const edition = (identifier: string, englishName: string, name = englishName): Edition => ({
  identifier,
  language: identifier.split('.')[0] ?? '',
  name,
  englishName,
  direction: 'ltr',
  format: 'text',
  type: 'translation',
  rights: 'unknown',
  credit: null,
});

const EDITIONS = [
  edition('ur.jalandhry', 'Fateh Muhammad Jalandhry', 'Джаландхри'),
  edition('en.sahih', 'Saheeh International'),
  edition('fr.hamidullah', 'Hamidullah'),
  edition('en.asad', 'Asad', 'Muhammad Asad'),
  edition('es.cortes', 'Cortés'),
];
const ids = (filter: { language?: string; text?: string }) =>
  filterEditions(EDITIONS, { language: null, text: '', ...filter }, 'en.sahih').map(
    ({ identifier }) => identifier,
  );

test('[2.11.3] the built-in translation comes first, the others by language and name', () => {
  expect(ids({})).toEqual(['en.sahih', 'en.asad', 'fr.hamidullah', 'es.cortes', 'ur.jalandhry']);
});

test('[2.11.3] translations are found by name in either script, language and id, without case or accents', () => {
  expect(ids({ text: 'MUHAMMAD' })).toEqual(['en.asad', 'ur.jalandhry']);
  expect(ids({ text: ' cortes ' })).toEqual(['es.cortes']);
  expect(ids({ text: 'french' })).toEqual(['fr.hamidullah']);
  expect(ids({ text: 'urdu jaland' })).toEqual(['ur.jalandhry']);
  expect(ids({ text: EDITIONS[0]?.name ?? '' })).toEqual(['ur.jalandhry']);
  expect(ids({ text: 'nobody' })).toEqual([]);
});

test('[2.11.3] both filters have to fit', () => {
  expect(ids({ language: 'en' })).toEqual(['en.sahih', 'en.asad']);
  expect(ids({ language: 'en', text: 'muhammad' })).toEqual(['en.asad']);
});

test('[2.11.3] languages are named once each, in the order of their names', () => {
  expect(languagesOf(EDITIONS).map(({ name }) => name)).toEqual([
    'English',
    'French',
    'Spanish',
    'Urdu',
  ]);
});

test('a code that is no language stands for itself', () => {
  expect(languageName('not a code')).toBe('not a code');
  expect(languageName('zz')).toBe('zz');
});
