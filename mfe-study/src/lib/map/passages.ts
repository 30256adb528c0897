import type { PassageHeading } from '@fahm/contracts/study/surah-overview.ts';
import { partOf } from '@fahm/mfe-kit/page-part.ts';

// A passage is named in addresses and in the page by its first verse: titles and ids may be reworded.

/** Id of the element that a passage begins with, in whichever tab. */
export const passageAnchor = ({ from }: Pick<PassageHeading, 'from'>): string => `passage-${from}`;

/** The verse that an address names (`?passage=6`); null for none. */
export const passageOf = partOf;

export const holds = (
  { from, to }: Pick<PassageHeading, 'from' | 'to'>,
  verse: number | null,
): boolean => verse !== null && from <= verse && verse <= to;

/** `6–11`, or `6` alone. */
export const rangeLabel = ({ from, to }: Pick<PassageHeading, 'from' | 'to'>): string =>
  from === to ? `${from}` : `${from}–${to}`;

type InPassage = { passage?: string | undefined };
type Named = PassageHeading & { id: string };
export type PassageGroup<T> = { passage: Named | null; items: T[] };

/**
 * Items under the passages of the map, in its order; what is in none comes last. One group without a passage
 * where there is no map.
 */
export function groupByPassage<T extends InPassage>(
  items: readonly T[],
  passages: readonly Named[],
): PassageGroup<T>[] {
  const groups: PassageGroup<T>[] = passages.map((passage) => ({
    passage,
    items: items.filter((item) => item.passage === passage.id),
  }));
  const known = new Set(passages.map(({ id }) => id));
  const others = items.filter(({ passage }) => passage === undefined || !known.has(passage));
  return [...groups, { passage: null, items: others }].filter((group) => group.items.length > 0);
}
