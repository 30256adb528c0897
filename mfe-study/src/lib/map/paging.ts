import { holds } from './passages.ts';

/** Lessons of a tab up to which all of them stand on one page. */
const FEW_LESSONS = 12;

type Range = { id: string; from: number; to: number };
type Placed = { id: string; passage?: string | undefined };

/** Whether the lessons of a tab are shown one passage at a time: a surah with a map, and many lessons under it. */
export const isPaged = (lessons: readonly Placed[], passages: readonly Range[]): boolean =>
  passages.length > 1 && lessons.filter((it) => isPlaced(it, passages)).length > FEW_LESSONS;

/** Whether a lesson belongs to a passage of the map; what somebody added does not. */
export const isPlaced = ({ passage }: Placed, passages: readonly Range[]): boolean =>
  passages.some(({ id }) => id === passage);

/** The passage that an address names by a verse of it, else the first that has a lesson. */
export function shownPassage<T extends Range>(
  passages: readonly T[],
  lessons: readonly Placed[],
  verse: number | null,
): T | null {
  return (
    passages.find((it) => holds(it, verse)) ??
    passages.find(({ id }) => lessons.some(({ passage }) => passage === id)) ??
    null
  );
}

/** The passages with lessons on either side of one. */
export function stepsFrom<T extends Range>(
  passage: T,
  passages: readonly T[],
  lessons: readonly Placed[],
): { previous: T | null; next: T | null } {
  const others = passages.filter(({ id }) => lessons.some((it) => it.passage === id));
  return {
    previous: others.findLast(({ from }) => from < passage.from) ?? null,
    next: others.find(({ from }) => from > passage.from) ?? null,
  };
}
