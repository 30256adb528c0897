import { describe, expect, test } from 'vitest';
import { lessonBodySchemas } from '@fahm/contracts/study/lessons.ts';
import { buildContent } from './content.ts';
import { sampleTexts } from './testing/sample.ts';
import {
  firstWord,
  REVIEW,
  secondCards,
  secondConcept,
  secondForm,
  secondSurah,
} from './testing/second-form.ts';

type Json = Record<string, unknown>;
const build = (change: Json = {}) => buildContent(sampleTexts(secondForm(change)));
const faultsWith = (change: Json) =>
  build(change)
    .faults.map(({ file, line, message }) => `${file}:${line} ${message}`)
    .join('\n');

const concept = (change: Json) => ({ 'surah/108/concepts.yaml': [secondConcept(change)] });
const card = (change: Json) => ({ 'surah/108/cards.yaml': secondCards(change) });
const surah = (change: Json) => ({ 'surah/108/surah.yaml': secondSurah(change) });
const passages = (at: number, change: Json) => {
  const list = secondSurah()['passages'] as Json[];
  return surah({ passages: list.with(at, { ...list[at], ...change }) });
};
const hadith = (source: Json) => concept({ sources: [source] });

const word = (id: string) => ({
  id,
  root: null,
  headword: id,
  partOfSpeech: 'particle',
  senses: [{ id: 'indeed', gloss: 'indeed' }],
});

describe('a surah of the second form', () => {
  const { content, faults } = build();
  const bodyOf = (id: string) => content?.lessons.find((item) => item.id === id)?.body;

  test('is built without a fault, in the shapes that the API answers', () => {
    expect(faults).toEqual([]);
    for (const { kind, body } of content?.lessons ?? []) {
      expect(lessonBodySchemas[kind].safeParse(body).error).toBeUndefined();
    }
    expect(bodyOf('surah-108')).toMatchObject({
      passages: [
        { id: 'p108-one', from: 1, to: 2 },
        { id: 'p108-two', from: 3, to: 3, leads: null },
      ],
    });
  });

  test('draws the Arabic of a key word from the corpus, with its lexeme', () => {
    expect(bodyOf('c108-one')).toMatchObject({
      keyWords: [{ word: '108:1:1', arabic: firstWord(), headword: 'inna', gloss: 'indeed' }, {}],
    });
  });

  test('tells the passage of an objective by most of its cards; what spans several is of the whole surah', () => {
    const cards = secondCards();
    for (const [at, verses] of ['108:1', '108:1-3', '108:3'].entries()) {
      Object.assign(cards[at] ?? {}, { verses: [verses] });
    }
    const objectives = [
      ['f108-001'],
      ['f108-002'],
      ['f108-003', 'f108-002'],
      ['f108-001', 'f108-003'],
      [],
    ];
    const { content: built } = build({
      'surah/108/cards.yaml': cards,
      'surah/108/mastery.yaml': {
        id: 'm108',
        sections: [
          {
            name: 'One',
            objectives: objectives.map((shown, at) => ({
              id: `m108-o0${at}`,
              text: 'Say it.',
              cards: shown,
            })),
          },
        ],
      },
    });
    expect(built?.lessons.find(({ id }) => id === 'm108')?.body).toMatchObject({
      sections: [{ passages: ['p108-one', null, 'p108-two', null, null] }],
    });
    const first = built?.lessons.find(({ id }) => id === 'm002')?.body;
    expect(JSON.stringify(first)).not.toContain('passages');
  });

  test('tells the passage of an item by its first verse', () => {
    expect(bodyOf('c108-one')).toMatchObject({ passage: 'p108-one' });
    expect(bodyOf('f108-003')).toMatchObject({ passage: 'p108-two' });
  });

  test('says for a wrong choice which verses it is right for', () => {
    expect(bodyOf('f108-001')).toMatchObject({
      distractors: ['likewise one', 'likewise two', 'likewise three'],
      rightFor: ['108:2', '108:1-3', null],
    });
  });

  test('counts as written when those who read it left their logs', () => {
    expect(build().written).toEqual([]);
    expect(build(REVIEW).written).toEqual([108]);
    expect(faultsWith({ ...REVIEW, 'review/108/sample.yaml': { items: [] } })).toMatch(
      /sample.yaml/,
    );
  });
});

describe('what the second form asks is a fault where it is missing', () => {
  const planted: [claim: string, change: Json, message: RegExp][] = [
    ['a verse in two passages', passages(1, { verses: '108:2-3' }), /Begins with verse 2, not 3/],
    ['a verse in none', passages(0, { verses: '108:1' }), /Begins with verse 3, not 2/],
    ['a map that ends early', passages(1, { verses: '108:3-109:1' }), /not of surah 108 alone/],
    ['a passage that leads nowhere', passages(0, { leads: undefined }), /how it leads/],
    ['an overview of a few words', surah({ overview: 'Too short.' }), /2 words, not 80 to 200/],
    ['a concept without key words', concept({ words: undefined }), /0 key words/],
    ['a concept without a question', concept({ reflect: undefined }), /No question/],
    ['a concept without an act', concept({ act: undefined }), /No small act/],
    [
      'a word that is not there',
      concept({ words: [{ word: '108:1:9', lexeme: 'inna', sense: 'indeed', here: 'X.' }] }),
      /No word 108:1:9/,
    ],
    [
      'a sense that is not told',
      concept({ words: [{ word: '108:1:1', lexeme: 'inna', sense: 'perhaps', here: 'X.' }] }),
      /no sense "perhaps"/,
    ],
    ['a link to nothing', concept({ links: [{ to: 'c109-x', kind: 'explains' }] }), /No concept/],
    [
      'a prompt that names no verse',
      card({ prompt: 'What does this verse say?' }),
      /without naming/,
    ],
    [
      'two choices that are right nowhere',
      card({ distractors: ['a', 'b', 'c'] }),
      /3 choices say not/,
    ],
    [
      'a choice that is right for no card',
      card({
        distractors: [{ text: 'a', rightFor: 'f108-009' }, { text: 'b', rightFor: '108:3' }, 'c'],
      }),
      /No other card "f108-009"/,
    ],
    [
      'a verse without a card',
      { 'surah/108/cards.yaml': secondCards({ verses: ['108:1'] }).toSpliced(1, 1) },
      /Verses without a card: 2/,
    ],
    [
      'an objective to retell, shown by choices',
      {
        'surah/108/mastery.yaml': {
          id: 'm108',
          sections: [
            { name: 'A', objectives: [{ id: 'm108-o01', text: 'Retell.', cards: ['f108-001'] }] },
          ],
        },
      },
      /recall or order/,
    ],
    ['a report without a grade', hadith({ hadith: 'Sunan Abi Dawud 1' }), /has no grade/],
    [
      'a title in another spelling',
      hadith({ work: 'at-Tabari, Jami al-bayan', at: 'on 108:1' }),
      /is cited as "al-Tabari, Jami' al-Bayan"/,
    ],
  ];

  test.each(planted)('%s', (_, change, message) => {
    expect(faultsWith(change)).toMatch(message);
  });

  test('a sense of one word may be called like a sense of another', () => {
    expect(faultsWith({ 'words/108.yaml': [word('inna'), word('qad')] })).toBe('');
  });

  test('reports of the two Sahihs, and graded ones, are not', () => {
    expect(faultsWith(hadith({ hadith: 'Sahih Muslim 400' }))).toBe('');
    const graded = { hadith: 'Sunan Abi Dawud 1', grade: { is: 'hasan', by: 'al-Tirmidhi' } };
    expect(faultsWith(hadith(graded))).toBe('');
  });

  test('right choices that are the longest more often than by chance', () => {
    const cards = Array.from({ length: 8 }, (_, n) => ({
      ...secondCards()[0],
      id: `f108-01${n}`,
      prompt: `Who is told of ${'alpha beta gamma delta epsilon zeta eta theta'.split(' ')[n]}?`,
      correct: `quite a long and careful answer ${n}`,
      distractors: [
        { text: 'one', rightFor: '108:2' },
        { text: 'two', rightFor: '108:3' },
        'three',
      ],
    }));
    expect(faultsWith({ 'surah/108/cards.yaml': [...secondCards(), ...cards] })).toMatch(
      /The right choice is the longest: 8 of/,
    );
  });
});
