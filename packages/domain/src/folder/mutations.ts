import {
  MAX_FOLDERS,
  type Folder,
  type FolderName,
  type Order,
} from '@fahm/contracts/study/folders.ts';
import { folder } from '@fahm/db/schema/folder.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { UserId } from '../person/user-id.ts';
import { putInOrder } from './order.ts';
import { selectList } from '../statements.ts';

const theirs = (userId: UserId, id: string) => and(eq(folder.id, id), eq(folder.personId, userId));

const assertFound = (rows: readonly unknown[]): void => {
  if (rows.length === 0) throw new ServiceError('not_found', 'No such folder.');
};

/**
 * Makes a folder, after the others. One statement.
 * @throws ServiceError `conflict` at the most that one person may have.
 */
export const createFolder = async (
  { db, now }: Context,
  userId: UserId,
  { name }: FolderName,
): Promise<Folder> => {
  const own = sql`from folder where person_id = ${userId}`;
  const [row] = await db
    .insert(folder)
    .select(
      sql`select ${selectList(folder, {
        id: crypto.randomUUID(),
        personId: userId,
        name,
        position: sql`(select coalesce(max(position), -1) + 1 ${own})`,
        createdAt: now,
      })} where (select count(*) ${own}) < ${MAX_FOLDERS}`,
    )
    .returning();
  if (row === undefined)
    throw new ServiceError('conflict', `There are ${MAX_FOLDERS} folders already.`);
  return { id: row.id, name: row.name, items: 0, createdAt: row.createdAt };
};

/**
 * Gives a folder another name. One statement.
 * @throws ServiceError `not_found` when they have no such folder.
 */
export const renameFolder = async (
  { db }: Context,
  userId: UserId,
  id: string,
  { name }: FolderName,
): Promise<void> => {
  const rows = await db
    .update(folder)
    .set({ name })
    .where(theirs(userId, id))
    .returning({ id: folder.id });
  assertFound(rows);
};

/**
 * Deletes a folder with what is in it. One statement.
 * @throws ServiceError `not_found` when they have no such folder.
 */
export const deleteFolder = async ({ db }: Context, userId: UserId, id: string): Promise<void> => {
  assertFound(await db.delete(folder).where(theirs(userId, id)).returning({ id: folder.id }));
};

/** Puts the folders into an order, as `putInOrder` does. */
export const orderFolders = (ctx: Context, userId: UserId, { ids }: Order): Promise<number> =>
  putInOrder(ctx, { table: folder, own: sql`person_id = ${userId}`, ids });
