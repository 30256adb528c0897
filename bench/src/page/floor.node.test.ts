import { readSurahText } from '@fahm/quran/corpus.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { expect, test } from 'vitest';
import { floorPage } from './floor.ts';

test('[P4] the floor of every surah holds every verse once, and no script', () => {
  for (const { number, versesCount } of SURAHS) {
    const page = floorPage(number);
    expect(page.match(/<li id=/g)).toHaveLength(versesCount);
    for (const { arabic } of readSurahText(number).verses) expect(page).toContain(arabic);
    expect(page).not.toContain('<script');
  }
});

test('[P4] there is no floor of a surah that does not exist', () => {
  expect(() => floorPage(115)).toThrow(RangeError);
});
