import { expect, test } from 'vitest';
import { DEFAULT_EDITION } from '../../lib/default-edition.ts';
import type { Passage, Verse } from '../../lib/passage.ts';
import { createVerseMarks } from '../../lib/verse-marks.ts';
import { hideAll, revealWord, toggleVerse, verseToReveal } from './memorize.ts';

// Stand-ins for the text: what is counted are words.
const verse = (ayah: number, arabic: string): Verse => ({
  ayah,
  arabic,
  translation: 't',
  sajda: null,
});
const passage: Passage = {
  unit: { kind: 'chapter', number: 108 },
  edition: DEFAULT_EDITION,
  groups: [
    { surah: 108, basmala: null, verses: [verse(1, 'a b'), verse(2, 'c'), verse(3, 'd e f')] },
  ],
};
const at = (touched: string | null, top = '108:1') => ({ touched, top });

test('[2.11.3] a verse is hidden, and revealed whatever part of it is hidden', () => {
  const marks = createVerseMarks();
  toggleVerse(marks, '108:3');
  expect(marks.of('108:3')?.wordsShown).toBe(0);
  revealWord(marks, passage, '108:3');
  toggleVerse(marks, '108:3');
  expect(marks.of('108:3')?.wordsShown).toBeUndefined();
});

test('words are revealed one by one; with the last the verse is whole', () => {
  const marks = createVerseMarks();
  hideAll(marks, passage);
  expect(revealWord(marks, passage, '108:1')).toBe('a');
  expect(marks.of('108:1')?.wordsShown).toBe(1);
  expect(revealWord(marks, passage, '108:1')).toBe('b');
  expect(marks.of('108:1')?.wordsShown).toBeUndefined();
  expect(revealWord(marks, passage, '108:1')).toBeNull();
});

test('the next word is that of the verse touched last, else of the first hidden one on the screen', () => {
  const marks = createVerseMarks();
  expect(verseToReveal(marks, passage, at(null))).toBeNull();
  hideAll(marks, passage);
  expect(verseToReveal(marks, passage, at('108:3'))).toBe('108:3');
  expect(verseToReveal(marks, passage, at(null, '108:2'))).toBe('108:2');
  toggleVerse(marks, '108:2');
  expect(verseToReveal(marks, passage, at('108:2', '108:2'))).toBe('108:3');
  toggleVerse(marks, '108:3');
  expect(verseToReveal(marks, passage, at(null, '108:3'))).toBe('108:1');
});

test('[2.11.3] leaving reveals everything', () => {
  const marks = createVerseMarks();
  hideAll(marks, passage);
  marks.revealAll();
  expect(verseToReveal(marks, passage, at(null))).toBeNull();
});
