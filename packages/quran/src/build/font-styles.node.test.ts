import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { ARABIC_FONTS } from '../arabic-fonts.ts';
import { readSurahText } from '../corpus.ts';
import { measuresOf } from '../font/measures.ts';
import { plainArabic } from '../plain-arabic.ts';

const folder = new URL('../../dist/fonts/', import.meta.url);
const styles = readFileSync(new URL('arabic-fonts.css', folder), 'utf8');
const lines = readSurahText(2).verses.map(({ arabic }) => arabic);
const texts = { full: lines, plain: lines.map(plainArabic) };

async function measured(file: string, text: 'full' | 'plain') {
  const woff2 = readFileSync(new URL(`${file}.woff2`, folder));
  const letters = [...new Set(texts[text].join(''))].join('');
  return measuresOf(await subsetFont(woff2, letters, { targetFormat: 'sfnt' }), texts[text]);
}

/** A percentage of the face of that family. */
function descriptor(family: string, name: string): number {
  const face = new RegExp(`font-family:'${family}';[^}]*${name}:([\\d.]+)%`).exec(styles);
  return Number(face?.[1]) / 100;
}

const fonts = [...new Map(Object.values(ARABIC_FONTS).map((font) => [font.file, font])).values()];

test.each(fonts)(
  '[2.11.3] [P9] until $family is here, lines are as long and as high in the font of the device',
  async ({ family, file, text }) => {
    const [own, device] = [await measured(file, text), await measured('noto-naskh-arabic', text)];
    const fallback = `${family} Fallback`;
    const scale = descriptor(fallback, 'size-adjust');
    // The whole text says how much; one surah is a sample of it.
    expect((device.advance * scale) / own.advance).toBeCloseTo(1, 1.7);
    expect(scale * descriptor(fallback, 'ascent-override')).toBeCloseTo(own.ascent, 2);
    expect(scale * descriptor(fallback, 'descent-override')).toBeCloseTo(own.descent, 2);
    const tried = text === 'full' ? `'${fallback}','${family} Block',serif` : `'${fallback}',sans`;
    expect(styles).toContain(`--font-arabic:'${family}',${tried}`);
  },
);

test('[2.11.3] the ring that ends a verse is never drawn in the font of the device', () => {
  for (const { family } of fonts.filter((font) => font.text === 'full')) {
    expect(styles).toMatch(new RegExp(`'${family} Block';[^}]*font-display:block`));
    expect(styles).toContain(`--font-ayah-end:'${family} Block'`);
  }
});
