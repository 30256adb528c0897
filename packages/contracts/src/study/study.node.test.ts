import { describe, expect, test } from 'vitest';
import { conceptFormSchema } from './concepts.ts';
import { cardQuerySchema } from './card-query.ts';
import { casualParamsSchema, dueQuerySchema, RATINGS, reviewSchema } from './flashcards.ts';
import { newFolderItemSchema } from './folders.ts';
import { dayQuerySchema } from './study-day.ts';
import { studySettingsSchema } from './study-settings.ts';

const refused = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  !schema.safeParse(value).success;

describe('a review', () => {
  test('[7.11] [9.7] says 0, 2, 4 or 5 and nothing else', () => {
    expect(Object.values(RATINGS)).toEqual([0, 2, 4, 5]);
    for (const rating of Object.values(RATINGS))
      expect(reviewSchema.parse({ rating }).rating).toBe(rating);
    for (const rating of [1, 3, 6, -1, 4.5, '4', null, true, undefined, [4]]) {
      expect(refused(reviewSchema, { rating })).toBe(true);
    }
  });

  test.each([
    { key: 'x' },
    { key: '0'.repeat(36) },
    { reviewedAt: -1 },
    { reviewedAt: 1.5 },
    { offset: 841 },
    { offset: '60' },
  ])('[7.11] with %j is refused', (part) => {
    expect(refused(reviewSchema, { rating: 4, ...part })).toBe(true);
  });
});

describe('a casual session', () => {
  test('[9.6] has 10, 20 or 50 cards', () => {
    for (const count of [10, 20, 50]) {
      expect(casualParamsSchema.parse({ surah: '2', count: `${count}` })).toEqual({
        surah: 2,
        count,
      });
    }
    for (const count of ['0', '11', '010', '20.0', '1e1', '', 'all', '51']) {
      expect(refused(casualParamsSchema, { surah: '2', count })).toBe(true);
    }
  });
});

describe('the learner’s day', () => {
  test('is told in minutes ahead of UTC', () => {
    for (const offset of [-720, -210, 0, 330, 840]) {
      expect(dayQuerySchema.parse({ offset: `${offset}` })).toEqual({ offset });
    }
    expect(dueQuerySchema.parse({ surah: '2' })).toEqual({ surah: 2, offset: 0, kinds: [] });
  });

  test.each(['-721', '841', '1.5', '+60', '-0', '060', ' 60', '', '1e2'])(
    '%j is none',
    (offset) => {
      expect(refused(dayQuerySchema, { offset })).toBe(true);
    },
  );
});

describe('a concept', () => {
  const concept = { surahNumber: 2, title: 'Trust', summary: 'Ten letters' };

  test('[5.10] needs a title and a summary, and nothing more', () => {
    expect(conceptFormSchema.parse(concept)).toEqual({
      ...concept,
      tags: [],
      verseRefs: [],
      learningObjectives: [],
    });
  });

  test('[5.10] [9.10] is held to its limits, after trimming', () => {
    const held: [string, unknown, boolean][] = [
      ['surahNumber', 0, true],
      ['surahNumber', 1, false],
      ['surahNumber', 114, false],
      ['surahNumber', 115, true],
      ['surahNumber', '2', true],
      ['title', '   ', true],
      ['title', 'x'.repeat(200), false],
      ['title', 'x'.repeat(201), true],
      ['summary', `  ${'x'.repeat(9)}  `, true],
      ['summary', 'x'.repeat(10), false],
      ['summary', 'x'.repeat(2000), false],
      ['summary', 'x'.repeat(2001), true],
      ['tags', [''], true],
      ['tags', 'core', true],
    ];
    for (const [field, value, isRefused] of held) {
      expect([field, value, refused(conceptFormSchema, { ...concept, [field]: value })]).toEqual([
        field,
        value,
        isRefused,
      ]);
    }
  });
});

test('target retention is 70 to 97 %, new cards 0 to 50 a day', () => {
  expect(refused(studySettingsSchema, { targetRetention: 0.9, newCardsPerDay: 10 })).toBe(false);
  for (const settings of [
    { targetRetention: 0.69, newCardsPerDay: 10 },
    { targetRetention: 0.98, newCardsPerDay: 10 },
    { targetRetention: 0.9, newCardsPerDay: 51 },
    { targetRetention: 0.9, newCardsPerDay: 1.5 },
    { targetRetention: 0.9 },
  ]) {
    expect(refused(studySettingsSchema, settings)).toBe(true);
  }
});

test('a folder holds verses, concepts and cards', () => {
  expect(newFolderItemSchema.parse({ kind: 'verse', target: '2:255' })).toEqual({
    kind: 'verse',
    target: '2:255',
    note: '',
  });
  expect(newFolderItemSchema.parse({ kind: 'card', target: 'f002-001', note: 'n' })).toEqual({
    kind: 'card',
    target: 'f002-001',
    note: 'n',
  });
  for (const item of [
    { kind: 'verse', target: 'two' },
    { kind: 'story', target: 's002-x' },
    { kind: 'card', target: 'F 1' },
    { kind: 'card', target: 'f002-001', note: 'x'.repeat(2001) },
  ]) {
    expect(refused(newFolderItemSchema, item)).toBe(true);
  }
});

test.each([
  [undefined, []],
  ['', []],
  ['recall,order', ['order', 'recall']],
  ['mcq,jigsaw,constructor,case', ['case']],
  ['ORDER', []],
])('[3.10] of the kinds %j those count that the server sends on announcement', (kinds, known) => {
  expect(cardQuerySchema.parse({ kinds })).toEqual({ kinds: known });
});
