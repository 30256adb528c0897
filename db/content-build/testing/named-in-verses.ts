import { readSurahText } from '@fahm/quran/corpus.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';

/** A word of the corpus as its bare letters: no marks; a dagger alef, a wasla and a seat of hamza as plain letters. */
const bareWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{Mn}\p{Me}\p{Lm}\p{Cf}\p{So}]/gu, '')
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي');

/** What may stand before a name in one word: and, so, with, to, like, by (an oath); the vocative. */
const BEFORE = '(?:أ|ا)?[وف]?(?:ي)?[بلكت]?';

const VERSES = SURAHS.flatMap(({ number }) =>
  readSurahText(number).verses.map(({ ayah, arabic }) => ({
    verse: `${number}:${ayah}`,
    words: arabic.split(/\s+/).map(bareWord).join(' '),
  })),
);

/** Verses in which the name stands: `name` is a pattern of bare letters, several words where it has several. */
export function versesNaming(name: string): string[] {
  const pattern = new RegExp(`(?:^| )${BEFORE}(?:${name})(?= |$)`, 'u');
  return VERSES.filter(({ words }) => pattern.test(words)).map(({ verse }) => verse);
}
