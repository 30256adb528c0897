import { describe, expect, test } from 'vitest';
import { documentSchemas } from './sync.ts';

const place = {
  version: 1,
  lastRead: { surah: 2, ayah: 255, at: 1_767_225_600_000 },
  seen: { '1': '1-7', '2': '1-20,255' },
  bookmarks: [
    { surah: 2, ayah: 255, note: '', createdAt: 1, changedAt: 2, removedAt: null },
    { surah: 2, ayah: 256, note: 'x', createdAt: 1, changedAt: 2, removedAt: 3 },
  ],
};

describe('place', () => {
  const accepts = (change: object) =>
    documentSchemas.place.safeParse({ ...place, ...change }).success;

  test('[8.1] the example of docs/reading-progress.md is one, and what a newer page adds survives', () => {
    const newer = { ...place, folders: ['a'] };
    expect(documentSchemas.place.parse(newer)).toEqual(newer);
  });

  test.each([
    ['a surah past the last', { lastRead: { surah: 115, ayah: 1, at: 0 } }],
    ['a time that no date can name', { lastRead: { surah: 1, ayah: 1, at: 1e16 } }],
    ['ranges of other characters', { seen: { '1': '<b>' } }],
    ['a surah that is no number', { seen: { __proto__x: '1' } }],
    ['a note too long', { bookmarks: [{ ...place.bookmarks[0], note: 'x'.repeat(2001) }] }],
    ['another version', { version: 2 }],
    ['no bookmarks', { bookmarks: undefined }],
  ])('[8.1] a place with %s is refused', (_, change) => expect(accepts(change)).toBe(false));
});

const acceptsSettings = (fields: unknown) =>
  documentSchemas.settings.safeParse({ version: 1, fields }).success;

describe('settings', () => {
  test('[3.18] a choice, a number, a switch and colours are settings', () => {
    expect(
      acceptsSettings({
        themePreset: { value: 'sepia', at: 1 },
        fontSizeArabic: { value: 24, at: 2 },
        shortcuts: { value: false, at: 3 },
        customTheme: { value: { bg: '#ffffff', fg: '#000000' }, at: 4 },
        translationId: { value: null, at: 5 },
      }),
    ).toBe(true);
  });

  test.each([
    ['a deep value', { a: { value: { b: { c: 1 } }, at: 1 } }],
    ['a long text', { a: { value: 'x'.repeat(201), at: 1 } }],
    ['no time', { a: { value: 1 } }],
    ['a strange name', { 'a b': { value: 1, at: 1 } }],
  ])('[3.18] %s is refused', (_, fields) => expect(acceptsSettings(fields)).toBe(false));
});

const acceptsWords = (fields: unknown) =>
  documentSchemas.words.safeParse({ version: 1, fields }).success;

describe('words', () => {
  test('[2.11.8] a word of the lexicon is known or not, since when', () => {
    expect(acceptsWords({ 'ma-2': { value: true, at: 1 }, rabb: { value: false, at: 2 } })).toBe(
      true,
    );
  });

  test.each([
    ['what is no id', { Rabb: { value: true, at: 1 } }],
    ['something else than yes and no', { rabb: { value: 1, at: 1 } }],
    ['no time', { rabb: { value: true } }],
  ])('[2.11.8] %s is refused', (_, fields) => expect(acceptsWords(fields)).toBe(false));
});
