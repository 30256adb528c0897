import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseShape } from '@fahm/contracts/content/shape.ts';
import { termsFileSchema } from '@fahm/contracts/content/terms.ts';
import { formatReference } from '@fahm/quran/reference.ts';
import { openNames } from '@fahm/quran/search/names.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildSearchNames, termsProblems } from './build/search-names.ts';
import { CONTENT_FOLDER } from './content-folder.ts';

const read = parseShape(
  termsFileSchema,
  parse(readFileSync(join(CONTENT_FOLDER, 'terms.yaml'), 'utf8')),
);
if (!read.ok) throw new Error('terms.yaml has another shape');
const names = buildSearchNames(read.value);
const book = openNames(names);

test.each([
  ['ayat al-kursi', ['2:255']],
  ['Ayatul Kursi', ['2:255']],
  ['آية الكرسي', ['2:255']],
  ['the light verse', ['24:35']],
  ['verse of debt', ['2:282']],
  ['people of the cave', ['18:9-26']],
  ["mu'awwidhatayn", ['113:1-5', '114:1-6']],
  ['چار قل', ['109:1-6', '112:1-4', '113:1-5', '114:1-6']],
  ['last two verses of baqarah', ['2:285-286']],
])('[5.2] %s is found as %j', (typed, verses) => {
  expect(book.passage(typed)?.targets.map(({ range }) => formatReference(range))).toEqual(verses);
});

test('[5.2] every passage with a title is found by each of its names', () => {
  const titled = names.filter(({ title }) => title !== null);
  expect(titled.length).toBeGreaterThan(40);
  for (const { title, names: all } of titled) {
    for (const name of all) expect([name, book.passage(name)?.title]).toEqual([name, title]);
  }
});

test('[5.2] what people say in Arabic is known by English words', () => {
  expect(book.words('sabr')[0]).toBe('patience');
  expect(book.words('salah')[0]).toBe('prayer');
  expect(book.words('نماز')[0]).toBe('prayer');
});

const messages = (terms: Parameters<typeof termsProblems>[0]) =>
  termsProblems(terms).map(({ message }) => message);

test('[5.1] a name of verses that there are not, of none, or of two passages is a fault', () => {
  expect(messages(read.value)).toEqual([]);
  expect(messages([{ en: ['x y'], verses: ['2:287'] }])).toEqual([
    '2:287: there are no such verses',
  ]);
  expect(messages([{ title: 'A verse' }])).toEqual(['“A verse” names no verses']);
  expect(
    messages([
      { title: 'One thing', en: ['verse of light'], verses: ['2:1'] },
      { title: 'Another', en: ['Verse of Light'], verses: ['2:2'] },
    ])[0],
  ).toBe('“Verse of Light” is a name of “One thing” already');
});
