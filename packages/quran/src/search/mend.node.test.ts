import { describe, expect, test } from 'vitest';
import { readSurahText } from '../corpus.ts';
import { foldArabic } from '../folding.ts';
import { SURAHS } from '../surahs.ts';
import { openIndex } from './engine.ts';
import { mend } from './mend.ts';

const verses = SURAHS.flatMap(({ number }) => readSurahText(number).verses);
const texts = {
  arabic: verses.map(({ arabic }) => arabic),
  english: verses.map(({ translation }) => translation),
};
const indexes = {
  arabic: await openIndex('arabic', texts.arabic),
  english: await openIndex('english', texts.english),
};
const english = (typed: string) => mend(typed, indexes.english, texts.english);
const arabic = (typed: string) => mend(typed, indexes.arabic, texts.arabic);

describe('[5.2] a slip is read as the word of the text that was meant', () => {
  test.each([
    ['pateince', 'patience'],
    ['pacience', 'patience'],
    ['forgivness', 'forgiveness'],
    ['beleivers', 'believers'],
    ['mercifull', 'merciful'],
    ['lihgt', 'light'],
    ['wisdm', 'wisdom'],
    ['hypocracy', 'hypocrisy'],
    ['knowlege', 'knowledge'],
    ['Abrahm', 'Abraham'],
    ['stright path', 'straight path'],
    ['"stright path" guide', '"straight path" guide'],
    ['“pateince”, prayer!', '“patience”, prayer!'],
  ])('[5.2] %s is %s', (typed, meant) => {
    expect(english(typed)).toBe(meant);
  });

  test.each([
    ['الصابربن', 'الصابرين'],
    ['الشبطان', 'الشيطان'],
    ['إبراهبم', 'إبراهيم'],
  ])('[5.2] %s is %s, as the corpus writes it', (typed, meant) => {
    const mended = arabic(typed) ?? '';
    expect(foldArabic(mended)).toBe(foldArabic(meant));
    expect(texts.arabic.some((text) => text.split(' ').includes(mended))).toBe(true);
  });
});

describe('[5.2] what is no slip stays as it is', () => {
  test.each(['patience', 'merc', 'light mercy spider', 'zzzz', 'dinosaur', 'democracy', 'cwo', ''])(
    '[5.2] “%s” is not mended',
    (typed) => {
      expect(english(typed)).toBeNull();
    },
  );

  test('[5.2] one word beyond recognition leaves all of them as they are', () => {
    expect(english('pateince')).not.toBeNull();
    expect(english('pateince qqqqqq')).toBeNull();
  });

  test('[5.2] words that are found apart only are not mended', () => {
    expect(english('spider pateince')).toBeNull();
  });

  test('[5.2] a text in the other script is none', () => {
    expect(arabic('pateince')).toBeNull();
    expect(english('الصابربن')).toBeNull();
  });
});
