import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readSurahText } from './corpus.ts';
import {
  TOTAL_HIZB_QUARTERS,
  TOTAL_JUZ,
  TOTAL_PAGES,
  hizbQuarterOf,
  hizbQuarterRange,
  juzOf,
  juzRange,
  pageOf,
  pageRange,
} from './mushaf-divisions.ts';
import { deriveMushafLengths } from './mushaf-facts/derive.ts';
import { renderLengths } from './mushaf-facts/render.ts';
import { versesOf, verseKey } from './reference.ts';
import { SURAHS } from './surahs.ts';

const lengthsFile = new URL('./mushaf-facts/lengths.ts', import.meta.url);
const verses = SURAHS.flatMap(({ number: surah }) =>
  readSurahText(surah).verses.map((verse) => Object.assign(verse, { surah })),
);

const DIVISIONS = [
  { name: 'page', total: TOTAL_PAGES, of: pageOf, range: pageRange },
  { name: 'juz', total: TOTAL_JUZ, of: juzOf, range: juzRange },
  { name: 'hizbQuarter', total: TOTAL_HIZB_QUARTERS, of: hizbQuarterOf, range: hizbQuarterRange },
] as const;

describe('[3.8] divisions of the mushaf for the browser', () => {
  test('[3.8] the committed lengths equal what the source package says today', () => {
    expect(readFileSync(lengthsFile, 'utf8')).toBe(renderLengths(deriveMushafLengths()));
  });

  test.each(DIVISIONS)('[3.8] the $name of every verse is that of the corpus', ({ name, of }) => {
    expect(verses.map(of)).toEqual(verses.map((verse) => verse[name]));
  });

  test.each(DIVISIONS)(
    '[3.8] the range of each $name holds exactly the verses of the corpus',
    ({ name, total, range }) => {
      const ranges = Array.from({ length: total }, (_, index) => range(index + 1));
      const listed = ranges.map((own) => (own ? versesOf(own).map(verseKey) : []));
      const expected = Map.groupBy(verses, (verse) => verse[name]);
      expect(listed).toEqual([...expected.values()].map((own) => own.map(verseKey)));
    },
  );

  test.each(DIVISIONS)('[3.8] there is no $name outside 1 to $total', ({ total, range }) => {
    for (const n of [0, -1, 1.5, Number.NaN, Infinity, total + 1, total + 2]) {
      expect(range(n)).toBeNull();
    }
  });

  test('[3.8] a verse that does not exist has no page, juz or quarter', () => {
    for (const { of } of DIVISIONS) {
      expect([of({ surah: 1, ayah: 8 }), of({ surah: 115, ayah: 1 })]).toEqual([null, null]);
    }
  });

  test('[3.8] known places are where every mushaf has them', () => {
    expect(pageRange(1)).toEqual({ start: { surah: 1, ayah: 1 }, end: { surah: 1, ayah: 7 } });
    expect(pageRange(604)?.start).toEqual({ surah: 112, ayah: 1 });
    expect(juzRange(30)).toEqual({ start: { surah: 78, ayah: 1 }, end: { surah: 114, ayah: 6 } });
    expect([pageOf({ surah: 18, ayah: 1 }), juzOf({ surah: 18, ayah: 1 })]).toEqual([293, 15]);
  });

  test('[P1] the facts cost a browser at most 1 kB after compression', () => {
    expect(brotliCompressSync(readFileSync(lengthsFile)).byteLength).toBeLessThanOrEqual(1000);
  });
});
