/** A mistake of the source package, by code points of the source (before they are mapped). */
export type Erratum = {
  surah: number;
  ayah: number;
  /** Must occur exactly once in the verse. */
  find: readonly number[];
  replace: readonly number[];
  reason: string;
};

/**
 * Where quran-db 1.2.4 is damaged; found by comparing it with Tanzil 1.1. A fourth place, 11:41
 * (U+065C for the dot of the imala), and the thin space of 2:72 are mended by the code point map.
 * Not errata but the Complex's own spelling, and kept: 12:11, 15:7, 17:7, 27:20, 36:22, 52:37, 56:23.
 */
export const ERRATA: readonly Erratum[] = [
  {
    surah: 2,
    ayah: 72,
    find: [0x0670, 0x0654, 0x062a],
    replace: [0x0670, 0x0654, 0x06e1, 0x062a],
    reason: 'the hamza before the ta has lost its sukun',
  },
  {
    surah: 37,
    ayah: 164,
    find: [0x0645, 0x064e, 0x0627, 0x0645, 0x0650, 0x0646, 0x0651],
    replace: [0x0645, 0x064e, 0x0627, 0x0020, 0x0645, 0x0650, 0x0646, 0x0651],
    reason: 'the space after the first word is missing',
  },
  {
    surah: 41,
    ayah: 47,
    find: [0x0645, 0x064e, 0x0627, 0x0645, 0x0650, 0x0646, 0x0651],
    replace: [0x0645, 0x064e, 0x0627, 0x0020, 0x0645, 0x0650, 0x0646, 0x0651],
    reason: 'the space between the particle and the preposition is missing',
  },
];

/**
 * The verse with its erratum mended, or as it came.
 * @throws when an erratum does not fit exactly once: the source has changed and must be read again.
 */
export function mend(surah: number, ayah: number, source: string): string {
  const erratum = ERRATA.find((entry) => entry.surah === surah && entry.ayah === ayah);
  if (!erratum) return source;
  const [before, after, ...more] = source.split(String.fromCodePoint(...erratum.find));
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`The erratum of ${surah}:${ayah} does not fit the source (${erratum.reason})`);
  }
  return before + String.fromCodePoint(...erratum.replace) + after;
}
