import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

/** What a font measures, in its own em. */
export type FontMeasures = {
  /** The way from the first to the last letter of all texts together. */
  advance: number;
  ascent: number;
  descent: number;
};

/** Measures of texts as browsers shape them with the font: an uncompressed OpenType file. */
export function measuresOf(sfnt: Uint8Array, texts: readonly string[]): FontMeasures {
  const face = new Face(new Blob(Uint8Array.from(sfnt).buffer));
  const font = new Font(face);
  const { ascender, descender } = font.hExtents();
  const advance = texts.reduce((sum, text) => sum + advanceOf(font, text), 0);
  return {
    advance: advance / face.upem,
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
  };
}

function advanceOf(font: Font, text: string): number {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}
