import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formAt } from '@fahm/quran/words/corpus-forms.ts';
import { describe, expect, test } from 'vitest';
import { buildContent } from '../content.ts';
import { CONTENT_FOLDER } from '../content-folder.ts';
import { sampleTexts } from '../testing/sample.ts';
import { secondConcept, secondForm } from '../testing/second-form.ts';
import { wordCoverage } from './coverage.ts';
import { buildLexicon } from './lexicon.ts';

type Json = Record<string, unknown>;

const lexeme = (id: string, partOfSpeech: string, ...senses: string[]): Json => ({
  id,
  root: null,
  headword: id,
  partOfSpeech,
  senses: senses.map((sense) => ({ id: sense, gloss: sense })),
});

const LEXEMES = [
  lexeme('walad', 'noun', 'child'),
  lexeme('walada', 'verb', 'begot'),
  lexeme('ma', 'particle', 'not', 'what'),
  lexeme('rabb', 'noun', 'lord'),
  lexeme('ka', 'particle', 'like'),
];
const AFFIXES = [
  { affix: 'ka', side: 'before', headword: 'ka', gloss: 'like' },
  { affix: 'ka', side: 'after', headword: '-ka', gloss: 'your' },
];

const build = (forms: unknown, change: Json = {}) =>
  buildContent(
    sampleTexts(
      secondForm({
        'words/more/01.yaml': LEXEMES,
        'words/affixes.yaml': AFFIXES,
        'words/forms/01.yaml': forms,
        ...change,
      }),
    ),
  );
const faultsOf = (forms: unknown) =>
  build(forms).faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
const lexiconOf = (forms: unknown, change: Json = {}) => {
  const { faults, words } = build(forms, change);
  expect(faults).toEqual([]);
  return buildLexicon(words);
};
const meanings = (forms: unknown, address: string, change: Json = {}) =>
  lexiconOf(forms, change).meaningsAt(address);
const child = { lexeme: 'walad', sense: 'child', prefixes: [], suffixes: [] };
const begot = { ...child, lexeme: 'walada', sense: 'begot' };

const maAs = (others: Json) => [
  {
    at: '2:17:8',
    readings: [
      { lexeme: 'ma', sense: 'not', in: ['93:3:1'] },
      { lexeme: 'ma', sense: 'what', ...others },
    ],
  },
];

/** Surah 108 with these as its key words. */
const lesson = (word: string, name: string, sense: string): Json => ({
  'surah/108/concepts.yaml': [
    secondConcept({
      words: [word, '108:1:2'].map((at) => ({ word: at, lexeme: name, sense, here: 'Here.' })),
    }),
  ],
});

describe('what a word is', () => {
  test('is what its form is, where a lesson explains what is joined before it alone', () => {
    const forms = [{ at: ['108:1:1', '108:1:2'], lexeme: 'rabb', prefixes: ['ka'] }];
    expect(meanings(forms, '108:1:1', lesson('108:1:1', 'ka', 'like'))).toEqual([
      { lexeme: 'rabb', sense: 'lord', prefixes: ['ka'], suffixes: [] },
    ]);
  });

  test('is one for all places of its form, with what is joined to it', () => {
    const forms = [{ at: '2:30:3', lexeme: 'rabb', suffixes: ['ka'] }];
    const places = formAt('2:30:3')?.places ?? [];
    expect(places.length).toBeGreaterThan(20);
    const { meaningsAt } = lexiconOf(forms);
    for (const { address } of places) {
      expect(meaningsAt(address)).toEqual([
        { lexeme: 'rabb', sense: 'lord', prefixes: [], suffixes: ['ka'] },
      ]);
    }
    expect(meaningsAt('2:30:4')).toEqual([]);
  });

  test('follows its ending where two words share a form', () => {
    const forms = [
      {
        at: '3:47:6',
        readings: [
          { lexeme: 'walad', endings: ['an', 'un', 'in'] },
          { lexeme: 'walada', endings: ['a'] },
        ],
      },
    ];
    expect(meanings(forms, '3:47:6')).toEqual([child]);
    expect(meanings(forms, '37:152:1')).toEqual([begot]);
  });

  test('is what a reader found at its place, what holds elsewhere, or not settled', () => {
    const senses = (others: Json, at: string) =>
      meanings(maAs(others), at).map(({ sense }) => sense);
    expect(senses({ in: 'else' }, '93:3:1')).toEqual(['not']);
    expect(senses({ in: 'else' }, '2:17:8')).toEqual(['what']);
    expect(senses({}, '93:3:1')).toEqual(['not']);
    expect(senses({}, '2:17:8')).toEqual(['not', 'what']);
    expect(meanings([{ at: '2:17:8', lexeme: 'ma' }], '2:17:8')).toMatchObject([{ sense: null }]);
  });

  test('is what a lesson says of it; of its form too, but not of one that a verb may share', () => {
    const noun = lesson('3:47:6', 'walad', 'child');
    expect(meanings([], '3:47:6', noun)).toEqual([child]);
    expect(meanings([], '2:116:4', noun)).toEqual([child]);
    expect(meanings([], '37:152:1', noun)).toEqual([]);
    const particle = lesson('93:3:1', 'ma', 'not');
    expect(meanings([], '93:3:1', particle)).toMatchObject([{ sense: 'not' }]);
    expect(meanings([], '2:17:8', particle)).toEqual([]);
    expect(meanings([{ at: '2:17:8', lexeme: 'ma' }], '93:3:1', particle)).toMatchObject([
      { sense: 'not' },
    ]);
  });
});

describe('a slip is told with its place', () => {
  const one = { at: '3:47:6', lexeme: 'walad' };
  test.each([
    ['no such word', [{ at: '1:1:9', lexeme: 'rabb' }], 'No word 1:1:9'],
    ['a phrase', [{ at: '1:1:1-2', lexeme: 'rabb' }], 'is no address of one word'],
    [
      'a form twice',
      [
        { at: '2:17:8', lexeme: 'ma' },
        { at: '2:26:8', lexeme: 'ma' },
      ],
      'stands at words/forms/01.yaml:1 too',
    ],
    ['no such lexeme', [{ at: '2:17:8', lexeme: 'mamu' }], 'No word "mamu" in words/'],
    ['no such sense', [{ at: '2:17:8', lexeme: 'ma', sense: 'that' }], 'has no sense "that"'],
    ['no such suffix', [{ at: '2:30:3', lexeme: 'rabb', suffixes: ['kum'] }], 'No suffix "kum"'],
    ['neither lexeme nor readings', [{ at: '2:30:3' }], 'one of lexeme and readings'],
    ['a verb with tanwin', [{ ...one, lexeme: 'walada' }], 'No verb ends in an, un or in'],
    [
      'an ending that it never has',
      [{ at: '2:17:8', readings: [{ lexeme: 'ma', endings: ['un'] }, { lexeme: 'ma' }] }],
      'never ends in un',
    ],
    [
      'another form',
      [{ at: '2:17:8', readings: [{ lexeme: 'ma', in: ['1:1:1'] }, { lexeme: 'ma' }] }],
      '1:1:1 is not written so',
    ],
    [
      'a place with two readings',
      [
        {
          at: '2:17:8',
          readings: [
            { lexeme: 'ma', in: ['93:3:1'] },
            { lexeme: 'ma', in: ['93:3:1'] },
          ],
        },
      ],
      '93:3:1 has two readings',
    ],
    [
      'a word that a lesson tells otherwise',
      [{ at: '108:1:1', lexeme: 'rabb' }],
      '108:1:1 is the key word "inna" of a lesson',
    ],
  ])('%s', (_, forms, message) => {
    expect(faultsOf(forms).join('\n')).toContain(message);
  });

  test('an affix that stands twice', () => {
    const { faults } = build([], { 'words/affixes.yaml': [...AFFIXES, ...AFFIXES] });
    expect(faults.map(({ line, message }) => ({ line, message }))).toEqual([
      expect.objectContaining({ message: '"ka" stands twice before words' }),
      expect.objectContaining({ message: '"ka" stands twice after words' }),
    ]);
  });
});

test('coverage counts words, names what is missing most, and where each is wanted', () => {
  const { words } = build([{ at: '2:17:8', lexeme: 'ma' }]);
  const [all, , wanted, missing] = wordCoverage(buildLexicon(words));
  expect(all).toMatch(/^words: 1\.3 % of 77430 have an entry, 1\.3 % one that is not settled$/);
  expect(wanted).toContain('2:255 48');
  expect(missing).toContain('(2366)');
});

test('no Arabic letter is typed in the lexicon', () => {
  const folder = join(CONTENT_FOLDER, 'words');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) =>
    it.endsWith('.yaml'),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/[\u0600-\u06FF]/);
  }
});
