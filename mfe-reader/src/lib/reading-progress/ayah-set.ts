/** Ayahs of one surah in ascending order, as `1-7,9`: short in storage, and readable. */
export type AyahRanges = string;

const RANGES = /^[1-9]\d{0,2}(?:-[1-9]\d{0,2})?(?:,[1-9]\d{0,2}(?:-[1-9]\d{0,2})?)*$/;

/** The ayahs that `ranges` names, none above `last`. Empty for what is no such text. */
export function readAyahs(ranges: unknown, last: number): Set<number> {
  const ayahs = new Set<number>();
  if (typeof ranges !== 'string' || !RANGES.test(ranges)) return ayahs;
  for (const part of ranges.split(',')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let ayah = from; ayah <= Math.min(to, last); ayah += 1) ayahs.add(ayah);
  }
  return ayahs;
}

/** The shortest text that `readAyahs` reads as the same set. */
export function writeAyahs(ayahs: Iterable<number>): AyahRanges {
  const runs: [from: number, to: number][] = [];
  for (const ayah of [...ayahs].toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === ayah - 1) run[1] = ayah;
    else runs.push([ayah, ayah]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
