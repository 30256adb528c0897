import { createHash } from 'node:crypto';
import type { LessonItem, Mastery } from '@fahm/contracts/study/lessons.ts';
import type { DeckItem } from '@fahm/contracts/study/word-cards.ts';

/** A row of `lesson_item` without its number, which the database gives. */
export type LessonRow = {
  id: string;
  surah: number;
  kind: LessonItem['kind'] | DeckItem['kind'] | 'objective' | 'index';
  position: number;
  partOf: string | null;
  body: string;
  hash: string;
};

/** A row with its digest. */
export const hashed = (row: Omit<LessonRow, 'hash'>): LessonRow => ({
  ...row,
  hash: createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22),
});

/** What the content build makes rows of. */
type Item = LessonItem | DeckItem;

/** Objectives are rows of their own: what learners tick hangs on them, not on their place in a list. */
function objectiveRows({ id: partOf, surah, body }: Item): LessonRow[] {
  const { sections, demonstratedBy } = body as Mastery;
  return sections.flatMap(({ objectiveIds }, section) =>
    objectiveIds.map((id, at) => {
      const objectiveKey = `section-${section}-objective-${at}`;
      const cards = demonstratedBy.find((it) => it.objectiveKey === objectiveKey)?.cards ?? [];
      const position = section * 100 + at;
      return hashed({
        id,
        surah,
        kind: 'objective',
        position,
        partOf,
        body: JSON.stringify({ cards }),
      });
    }),
  );
}

/** The rows that the items of the content build are kept as. */
export const rowsOf = (items: readonly Item[]): LessonRow[] =>
  items.flatMap((item) => {
    const { id, surah, kind, position, body } = item;
    const row = hashed({ id, surah, kind, position, partOf: null, body: JSON.stringify(body) });
    return kind === 'mastery' ? [row, ...objectiveRows(item)] : [row];
  });
