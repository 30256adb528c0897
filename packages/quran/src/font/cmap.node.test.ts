import { expect, test } from 'vitest';
import { mappedCodePoints } from './cmap.ts';

/** A font of one table: `cmap` with the given subtable. */
function fontWith(subtable: readonly number[]): Uint8Array {
  const cmap = [0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12, ...subtable];
  const record = [...'cmap'].map((letter) => letter.charCodeAt(0));
  const header = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([
    ...header,
    ...record,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    28,
    0,
    0,
    0,
    cmap.length,
    ...cmap,
  ]);
}

const words = (...values: number[]) => values.flatMap((value) => [value >> 8, value & 255]);

test('[3.8] [P5] format 4 gives the code points of each segment that has a glyph', () => {
  const segments = words(4, 0, 0, 4, 0, 0, 0, 0x42, 0xffff, 0, 0x41, 0xffff, 0xffbf, 1, 0, 0);
  // Delta -0x41 maps U+0041 to glyph 0, which means "missing", and U+0042 to glyph 1.
  expect(mappedCodePoints(fontWith(segments))).toEqual(new Set([0x42]));
});

test('[3.8] [P5] format 4 follows a range offset into the glyph array', () => {
  const segments = words(4, 0, 0, 4, 0, 0, 0, 0x42, 0xffff, 0, 0x41, 0xffff, 0, 1, 4, 0, 7, 0);
  expect(mappedCodePoints(fontWith(segments))).toEqual(new Set([0x41]));
});

test('[3.8] [P5] format 12 gives the code points of each group', () => {
  const groups = words(12, 0, 0, 28, 0, 0, 0, 1, 1, 0xe600, 1, 0xe602, 0, 1);
  expect(mappedCodePoints(fontWith(groups))).toEqual(new Set([0x1e600, 0x1e601, 0x1e602]));
});

test('[3.8] [P5] a font without cmap is an error, not an empty font', () => {
  expect(() => mappedCodePoints(new Uint8Array(12))).toThrow('no cmap table');
});
