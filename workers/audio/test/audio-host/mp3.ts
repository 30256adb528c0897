// Real MP3 files without a recitation in them: MPEG-1 Layer III, one channel, 48 kHz, a low quiet
// tone. At 48 kHz a frame is 24 ms and needs no padding, so lengths and durations are exact.

export type Bitrate = 64 | 128 | 192;

const FRAME_MS = 24;

/** Index of the rate in the header of a frame (ISO 11172-3, table of bit rates for Layer III). */
const RATE_INDEX: Record<Bitrate, number> = { 64: 5, 128: 9, 192: 11 };

type Field = readonly [value: number, bits: number];

/** One granule: no big values, then two groups of four lines, of which line 4 sounds. */
const GRANULE: readonly Field[] = [
  [9, 12], // length of its Huffman bits
  [0, 9], // big values
  [180, 8], // gain: about -45 dB
  [0, 4], // scale factors
  [0, 1], // ordinary window
  [0, 15 + 4 + 3], // tables and regions of the big values
  [0, 1],
  [0, 1],
  [1, 1], // table B for the groups of four
];

/** Group 0,0,0,0; group 1,0,0,0 with a positive sign. */
const LINES: readonly Field[] = [
  [0b1111, 4],
  [0b0111, 4],
  [0, 1],
];

const SOUND: readonly Field[] = [[0, 9 + 5 + 4], ...GRANULE, ...GRANULE, ...LINES, ...LINES];

function pack(fields: readonly Field[]): Buffer {
  const bits = fields.map(([value, width]) => value.toString(2).padStart(width, '0')).join('');
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

/** One frame. `label` lies in the bytes that no decoder reads, so that files differ. */
function frame(bitrate: Bitrate, label: string): Buffer {
  const bytes = Buffer.alloc((144 * bitrate * 1000) / 48_000);
  // Layer III without a checksum; the rate and 48 kHz; one channel, an original.
  bytes.set([0xff, 0xfb, (RATE_INDEX[bitrate] << 4) | 0b0100, 0xc4]);
  const sound = pack(SOUND);
  bytes.set(sound, 4);
  bytes.write(label, 4 + sound.length, 'latin1');
  return bytes;
}

/** Milliseconds of a verse: 1.2 s to 3.6 s, and 24 s for one verse in fifty (12, 62 … 262 …). */
export const durationOf = (ayah: number): number =>
  FRAME_MS * (ayah % 50 === 12 ? 1000 : 50 + 10 * ((ayah * 7) % 11));

/** The file of a verse, always the same one. `label`: at most 60 letters of ASCII. */
export function mp3Of(bitrate: Bitrate, edition: string, ayah: number): Buffer {
  const one = frame(bitrate, `${edition} ${ayah}`);
  return Buffer.concat(Array.from({ length: durationOf(ayah) / FRAME_MS }, () => one));
}
