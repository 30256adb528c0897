/**
 * Every code point that an uncompressed OpenType font maps to a glyph. Reads `cmap` subtables of
 * format 4 and 12 (OpenType 1.9, "cmap"), the two that fonts for the web carry.
 * @throws when the font has no cmap table.
 */
export function mappedCodePoints(sfnt: Uint8Array): Set<number> {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const cmap = tableOffset(view, 'cmap');
  const codePoints = new Set<number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const subtable = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(subtable);
    if (format === 4) addSegments(view, subtable, codePoints);
    if (format === 12) addGroups(view, subtable, codePoints);
  }
  return codePoints;
}

function tableOffset(view: DataView, tag: string): number {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    const name = [0, 1, 2, 3].map((byte) => String.fromCharCode(view.getUint8(record + byte)));
    if (name.join('') === tag) return view.getUint32(record + 8);
  }
  throw new Error(`The font has no ${tag} table`);
}

function addSegments(view: DataView, subtable: number, codePoints: Set<number>): void {
  const size = view.getUint16(subtable + 6);
  const [ends, starts] = [subtable + 14, subtable + 16 + size];
  const [deltas, offsets] = [starts + size, starts + 2 * size];
  for (let at = 0; at < size; at += 2) {
    const start = view.getUint16(starts + at);
    const offset = view.getUint16(offsets + at);
    for (let code = start; code <= view.getUint16(ends + at) && code !== 0xffff; code += 1) {
      const glyph =
        offset === 0
          ? code + view.getUint16(deltas + at)
          : view.getUint16(offsets + at + offset + 2 * (code - start));
      if ((glyph & 0xffff) !== 0) codePoints.add(code);
    }
  }
}

function addGroups(view: DataView, subtable: number, codePoints: Set<number>): void {
  for (let index = 0; index < view.getUint32(subtable + 12); index += 1) {
    const group = subtable + 16 + index * 12;
    const [start, end] = [view.getUint32(group), view.getUint32(group + 4)];
    for (let code = start; code <= end; code += 1) codePoints.add(code);
  }
}
