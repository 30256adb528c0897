import type { NewFolderItem } from '@fahm/contracts/study/folders.ts';

/** What can be kept in a folder. */
export type FolderTarget = Pick<NewFolderItem, 'kind' | 'target'>;

/** The list with one item a place further; the same list at its ends. */
export function moved<T>(items: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const [item, other] = [items[at], items[at + by]];
  if (item === undefined || other === undefined) return items;
  return items.with(at, other).with(at + by, item);
}
