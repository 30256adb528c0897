import subsetFont from 'subset-font';
import { mappedCodePoints } from './cmap.ts';

/** Goal P5: the bytes a reader downloads for Qur'an text, whatever the number of surahs. */
export const MAX_FONT_BYTES = 46_000;

const REGULAR = 400;

/**
 * The font reduced to the given characters, as woff2. Every layout feature stays (harfbuzz keeps
 * GSUB and GPOS and closes over their glyphs), so joining and mark placement are those of the whole.
 * A variable font is pinned to the regular weight: verses are shown in no other.
 * @throws when a character has no glyph in the font, or the result is over `MAX_FONT_BYTES`.
 */
export async function subsetQuranFont(
  font: Buffer,
  characters: string,
  { variable = false } = {},
): Promise<Buffer> {
  const mapped = mappedCodePoints(await subsetFont(font, characters, { targetFormat: 'sfnt' }));
  const missing = [...characters].filter(
    (character) => !mapped.has(character.codePointAt(0) ?? -1),
  );
  if (missing.length > 0) {
    throw new Error(`The font has no glyph for ${missing.map(codePointName).join(', ')}`);
  }
  const woff2 = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    ...(variable && { variationAxes: { wght: REGULAR } }),
  });
  if (woff2.byteLength > MAX_FONT_BYTES) {
    throw new Error(`The font subset is ${woff2.byteLength} bytes, over ${MAX_FONT_BYTES}`);
  }
  return woff2;
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
