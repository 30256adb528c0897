import {
  sharesOf,
  sumOf,
  unpackCounts,
  type WordCounts,
} from '@fahm/contracts/content/word-counts.ts';
import type { RecalledWords } from '@fahm/contracts/study/recalled-words.ts';

/** How many words somebody recalled by the end of a day, counted from 1970, and how many places in the Qur'an these are. */
export type Point = { day: number; words: number; places: number };

/** The words recalled so far, by the day on which each came to be so; of those that are recalled now. */
export function curveOf(counts: WordCounts, { recalled }: RecalledWords): Point[] {
  const places = new Map<number, number>();
  for (const surah of counts.surahs) {
    for (const [place, count] of unpackCounts(surah.counts)) {
      places.set(place, (places.get(place) ?? 0) + count);
    }
  }
  const days = Map.groupBy(
    [...counts.words.entries()].filter(([, id]) => recalled[id] !== undefined),
    ([, id]) => recalled[id] ?? 0,
  );
  const points: Point[] = [];
  for (const [day, words] of [...days].toSorted(([a], [b]) => a - b)) {
    const last = points.at(-1);
    points.push({
      day,
      words: (last?.words ?? 0) + words.length,
      places: words.reduce((sum, [place]) => sum + (places.get(place) ?? 0), last?.places ?? 0),
    });
  }
  return points;
}

/** What is recalled of each surah, and of all of them. */
export function figuresOf(counts: WordCounts, recalled: RecalledWords) {
  const shares = sharesOf(counts, (id) => recalled.recalled[id] !== undefined);
  return { shares, all: sumOf(shares), curve: curveOf(counts, recalled) };
}

export type Figures = ReturnType<typeof figuresOf>;

/** A day counted from 1970 as people write it. Its number names a date, not a moment. */
export const dayLabel = (day: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    day * 86_400_000,
  );

/** So many of a row, evenly, with the first and the last: what is drawn day by day is told in a few steps. */
export function stepsOf<T>(row: readonly T[], most: number): T[] {
  if (row.length <= most) return [...row];
  return Array.from({ length: most }, (_, at) =>
    row.at(Math.round((at * (row.length - 1)) / (most - 1))),
  ).filter((it) => it !== undefined);
}
