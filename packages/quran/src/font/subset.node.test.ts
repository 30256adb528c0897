import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { ayahEnd } from '../ayah-end.ts';
import { readSurahText } from '../corpus.ts';
import { SURAHS } from '../surahs.ts';
import { mappedCodePoints } from './cmap.ts';
import { charactersInUse, withCompositions } from './code-points-in-use.ts';
import { MAX_FONT_BYTES, subsetQuranFont } from './subset.ts';

const resolve = createRequire(import.meta.url).resolve;
const whole = readFileSync(
  resolve('@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2'),
);
const built = readFileSync(new URL('../../dist/fonts/amiri-quran.woff2', import.meta.url));
const corpus = SURAHS.map(({ number }) => readSurahText(number));
const inUse = charactersInUse(corpus);
const codePoints = (text: string) => new Set([...text].map((c) => c.codePointAt(0)));

/** Tags of the features in a layout table, sorted. OpenType 1.9, "FeatureList". */
function featureTags(sfnt: Buffer, table: string): string[] {
  const record = sfnt.indexOf(table, 12, 'latin1');
  const start = sfnt.readUInt32BE(record + 8);
  const list = start + sfnt.readUInt16BE(start + 6);
  const tags = Array.from({ length: sfnt.readUInt16BE(list) }, (_, index) =>
    sfnt.toString('latin1', list + 2 + index * 6, list + 6 + index * 6),
  );
  return [...new Set(tags)].toSorted();
}

describe('[P5] the font of the default text', () => {
  test('[P5] it is at most 46,000 bytes', () => {
    expect(built.byteLength).toBeLessThanOrEqual(MAX_FONT_BYTES);
  });

  test('[P5] it holds every code point of the text and nothing else but their compositions', async () => {
    const anything = Array.from({ length: 0xd800 }, (_, code) => String.fromCodePoint(code)).join(
      '',
    );
    const sfnt = await subsetFont(built, anything, { targetFormat: 'sfnt' });
    const all = withCompositions(inUse);
    expect(mappedCodePoints(sfnt)).toEqual(codePoints(all));
    expect([...all].filter((c) => !inUse.includes(c))).toEqual(['\u0622']);
  });

  test('[P5] every verse with its basmala and end is drawn from it', () => {
    const available = new Set(withCompositions(inUse));
    for (const { basmala, verses } of corpus) {
      const shown = verses.map((verse) => `${verse.arabic} ${ayahEnd(verse.ayah)}`);
      for (const text of [basmala ?? '', ...shown]) {
        expect([...text].every((character) => available.has(character))).toBe(true);
      }
    }
  });

  test('[P5] the features that join letters and place marks are those of the whole font', async () => {
    const characters = withCompositions(inUse);
    const [before, after] = await Promise.all(
      [whole, built].map((font) => subsetFont(font, characters, { targetFormat: 'sfnt' })),
    );
    if (!before || !after) throw new Error('no font');
    for (const table of ['GSUB', 'GPOS']) {
      expect(featureTags(after, table)).toEqual(featureTags(before, table));
    }
    expect(featureTags(after, 'GSUB')).toEqual(
      expect.arrayContaining(['fina', 'init', 'medi', 'rlig']),
    );
    expect(featureTags(after, 'GPOS')).toEqual(expect.arrayContaining(['mark', 'mkmk']));
  });

  test('[P5] a character without a glyph stops the build and is named', async () => {
    await expect(subsetQuranFont(whole, `${inUse}\u4E00`)).rejects.toThrow('no glyph for U+4E00');
  });

  test('[P5] its licence lies beside it', () => {
    const licence = readFileSync(
      new URL('../../dist/fonts/amiri-quran.OFL.txt', import.meta.url),
      'utf8',
    );
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(licence).toContain('The Amiri Project Authors');
  });
});
