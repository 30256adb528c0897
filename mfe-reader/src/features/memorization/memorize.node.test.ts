import { expect, test } from 'vitest';
import { DEFAULT_EDITION } from '../../lib/text/default-edition.ts';
import type { Passage, Verse } from '../../lib/passage.ts';
import { createVerseFlags } from '../../lib/verse-flags.ts';
import { hideAll, revealWord, verseToReveal } from './memorize.ts';
import { toggleVerse } from './toggle-verse.ts';

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
  const flags = createVerseFlags();
  toggleVerse(flags, '108:3');
  expect(flags.of('108:3')?.wordsShown).toBe(0);
  revealWord(flags, passage, '108:3');
  toggleVerse(flags, '108:3');
  expect(flags.of('108:3')?.wordsShown).toBeUndefined();
});

test('words are revealed one by one; with the last the verse is whole', () => {
  const flags = createVerseFlags();
  hideAll(flags, passage);
  expect(revealWord(flags, passage, '108:1')).toBe('a');
  expect(flags.of('108:1')?.wordsShown).toBe(1);
  expect(revealWord(flags, passage, '108:1')).toBe('b');
  expect(flags.of('108:1')?.wordsShown).toBeUndefined();
  expect(revealWord(flags, passage, '108:1')).toBeNull();
});

test('the next word is that of the verse touched last, else of the first hidden one on the screen', () => {
  const flags = createVerseFlags();
  expect(verseToReveal(flags, passage, at(null))).toBeNull();
  hideAll(flags, passage);
  expect(verseToReveal(flags, passage, at('108:3'))).toBe('108:3');
  expect(verseToReveal(flags, passage, at(null, '108:2'))).toBe('108:2');
  toggleVerse(flags, '108:2');
  expect(verseToReveal(flags, passage, at('108:2', '108:2'))).toBe('108:3');
  toggleVerse(flags, '108:3');
  expect(verseToReveal(flags, passage, at(null, '108:3'))).toBe('108:1');
});

test('[2.11.3] leaving reveals everything', () => {
  const flags = createVerseFlags();
  hideAll(flags, passage);
  flags.revealAll();
  expect(verseToReveal(flags, passage, at(null))).toBeNull();
});
