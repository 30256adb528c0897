import { readFileSync, readdirSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { ARABIC_FONTS } from './arabic-fonts.ts';
import { ayahEnd } from './ayah-end.ts';
import { FONT_SOURCES } from './build/font-files.ts';
import { readSurahText } from './corpus.ts';
import { mappedCodePoints } from './font/cmap.ts';
import { MAX_FONT_BYTES } from './font/subset.ts';
import { plainArabic, plainAyahEnd } from './plain-arabic.ts';
import { SURAHS } from './surahs.ts';

const folder = new URL('../dist/fonts/', import.meta.url);
const woff2Of = (file: string) => readFileSync(new URL(`${file}.woff2`, folder));
const anything = Array.from({ length: 0xd800 }, (_, code) => String.fromCodePoint(code)).join('');
const corpus = SURAHS.map(({ number }) => readSurahText(number));

const verses = corpus.flatMap((text) => text.verses);
const basmalas = corpus.map(({ basmala }) => basmala ?? '');

/** Every line that a page shows in such a font: basmalas, and verses with their ends. */
const LINES = {
  full: basmalas.concat(verses.map(({ arabic, ayah }) => `${arabic} ${ayahEnd(ayah)}`)),
  plain: basmalas
    .map(plainArabic)
    .concat(verses.map(({ arabic, ayah }) => `${plainArabic(arabic)} ${plainAyahEnd(ayah)}`)),
};

async function codePointsOf(file: string): Promise<Set<number>> {
  return mappedCodePoints(await subsetFont(woff2Of(file), anything, { targetFormat: 'sfnt' }));
}

describe('[2.11.3] the fonts of the Arabic text', () => {
  test.each(Object.entries(ARABIC_FONTS))(
    '[2.11.3] %s draws every code point of all 6236 verses, basmalas and verse ends',
    async (_, { file, text }) => {
      const available = await codePointsOf(file);
      const missing = new Set<string>();
      for (const line of LINES[text]) {
        for (const character of line) {
          if (!available.has(character.codePointAt(0) ?? 0)) missing.add(character);
        }
      }
      expect([...missing]).toEqual([]);
    },
  );

  test.each(FONT_SOURCES)(
    '[P5] $name holds no more than its text needs',
    async ({ name, text }) => {
      const shown = new Set(LINES[text].join(''));
      const more = [...(await codePointsOf(name))].filter(
        (code) => !shown.has(String.fromCodePoint(code)),
      );
      expect(more.filter((code) => code !== 0x622)).toEqual([]);
      expect(woff2Of(name).byteLength).toBeLessThanOrEqual(MAX_FONT_BYTES);
    },
  );

  test('[2.11.3] each choice has its file, each file is a choice, each with its licence', () => {
    const files = [...new Set(Object.values(ARABIC_FONTS).map((font) => font.file))];
    const expected = files.flatMap((file) => [`${file}.OFL.txt`, `${file}.woff2`]);
    // One sign of Amiri Quran, for pages that name the Prophet; no choice of anybody's.
    expected.push('honorific.woff2');
    // A few of its letters, for the one verse of the front page.
    expected.push('front-page.woff2');
    expected.push('arabic-fonts.css');
    expect(readdirSync(folder).toSorted()).toEqual(expected.toSorted());
    for (const file of files) {
      expect(readFileSync(new URL(`${file}.OFL.txt`, folder), 'utf8')).toMatch(
        /SIL OPEN FONT LICENSE Version 1\.1/i,
      );
    }
  });
});
