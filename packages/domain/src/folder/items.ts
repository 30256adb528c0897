import {
  MAX_FOLDER_ITEMS,
  type FolderItem,
  type NewFolderItem,
  type Order,
} from '@fahm/contracts/study/folders.ts';
import { folderItem } from '@fahm/db/schema/folder.ts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { itemsOf, toItem, type FolderOfPerson } from './data.ts';
import { QUOTAS } from '../quotas.ts';
import { assertTarget } from './model.ts';
import { putInOrder } from './order.ts';
import { batch, selectList } from '../statements.ts';

/** One of the items, as the person's own. */
const theirs = ({ userId, folderId }: FolderOfPerson, itemId: string) =>
  and(
    eq(folderItem.id, itemId),
    eq(folderItem.folderId, folderId),
    eq(folderItem.personId, userId),
  );

const assertFound = (rows: readonly unknown[]): void => {
  if (rows.length === 0) throw new ServiceError('not_found', 'No such item.');
};

/** Whether a person has room for a note, `except` the item whose note it becomes. */
const hasRoom = ({ userId }: FolderOfPerson, note: string, except: SQL): SQL =>
  sql`(select count(*) < ${QUOTAS.folder_item.rows}
      and coalesce(sum(octet_length(p.note)), 0) + octet_length(${note}) <= ${QUOTAS.folder_item.bytes}
    from folder_item p where p.person_id = ${userId} and not (${except}))`;

/**
 * Adds a verse, concept or card at the end of a folder. What is there already stays in its place, and takes
 * the note if one is given. Two statements in one round trip.
 * @throws ServiceError `unprocessable` for a verse, `not_found` for a folder, concept or card that there is not,
 * or when the folder is full.
 */
export const addItem = async (
  ctx: Context,
  of: FolderOfPerson,
  item: NewFolderItem,
): Promise<FolderItem> => {
  assertTarget(item);
  const { db, now } = ctx;
  const { userId, folderId } = of;
  const { kind, target, note } = item;
  const own = sql`from folder_item where folder_id = ${folderId}`;
  const exists =
    kind === 'verse'
      ? sql``
      : sql` and (exists (select 1 from lesson_item where id = ${target} and kind = ${kind} and retired_at is null)
          or ${kind} = 'concept' and exists (select 1 from concept where id = ${target}
            and retracted_at is null and (owner_id is null or owner_id = ${userId})))`;
  const only = sql` and t.kind = ${kind} and t.target = ${target}`;
  const row = selectList(folderItem, {
    id: crypto.randomUUID(),
    folderId: sql`f.id`,
    personId: sql`f.person_id`,
    kind,
    target,
    note,
    position: sql`(select coalesce(max(position), -1) + 1 ${own})`,
    addedAt: now,
  });
  const {
    items: [added],
  } = await batch(ctx, {
    written: db
      .insert(folderItem)
      .select(
        sql`select ${row} from folder f where f.id = ${folderId} and f.person_id = ${userId}
          and (select count(*) ${own}) < ${MAX_FOLDER_ITEMS}${exists}
          and ${hasRoom(of, note, sql`p.folder_id = ${folderId} and p.kind = ${kind} and p.target = ${target}`)}`,
      )
      .onConflictDoUpdate({
        target: [folderItem.folderId, folderItem.kind, folderItem.target],
        set: { note: sql`iif(excluded.note = '', ${folderItem.note}, excluded.note)` },
      }),
    items: itemsOf(ctx, of, only),
  });
  if (added === undefined)
    throw new ServiceError('not_found', 'No such folder or target, or it is full.');
  return toItem(added);
};

/**
 * Gives an item another note. One statement, and one more when it is refused.
 * @throws ServiceError `not_found` when there is no such item of theirs; `conflict` when their notes are too long in all.
 */
export const saveNote = async (
  { db }: Context,
  of: FolderOfPerson,
  itemId: string,
  note: string,
): Promise<void> => {
  const rows = await db
    .update(folderItem)
    .set({ note })
    .where(and(theirs(of, itemId), hasRoom(of, note, sql`p.id = ${itemId}`)))
    .returning({ id: folderItem.id });
  if (rows.length > 0) return;
  assertFound(await db.select({ id: folderItem.id }).from(folderItem).where(theirs(of, itemId)));
  throw new ServiceError('conflict', 'There is no room for more notes.');
};

/**
 * Takes an item out of its folder. One statement.
 * @throws ServiceError `not_found` when there is no such item of theirs.
 */
export const removeItem = async (
  { db }: Context,
  of: FolderOfPerson,
  itemId: string,
): Promise<void> => {
  const rows = await db
    .delete(folderItem)
    .where(theirs(of, itemId))
    .returning({ id: folderItem.id });
  assertFound(rows);
};

/** Puts the items of a folder into an order, as `putInOrder` does. */
export const orderItems = (
  ctx: Context,
  { userId, folderId }: FolderOfPerson,
  { ids }: Order,
): Promise<number> =>
  putInOrder(ctx, {
    table: folderItem,
    own: sql`person_id = ${userId} and folder_id = ${folderId}`,
    ids,
  });
