import {
  MAX_FOLDER_ITEMS,
  MAX_FOLDERS,
  type Folder,
  type FolderItem,
  type OpenFolder,
} from '@fahm/contracts/study/folders.ts';
import { folder } from '@fahm/db/schema/folder.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { openSurahs, type Entitlement } from '../entitlement/model.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { UserId } from '../person/user-id.ts';
import { surahOf } from './model.ts';
import { rowsOf } from '../rows.ts';
import { batch } from '../statements.ts';

/** Who looks into which folder. */
export type FolderOfPerson = {
  userId: UserId;
  entitlements: readonly Entitlement[];
  folderId: string;
};

/** A person's folders in their order, each with the number of its items. One statement. */
export const listFolders = async (ctx: Context, userId: UserId): Promise<Folder[]> =>
  rowsOf<Folder>(
    ctx,
    sql`
    select f.id as id, f.name as name, f.created_at as "createdAt", count(t.id) as items
    from folder f left join folder_item t on t.folder_id = f.id
    where f.person_id = ${userId} group by f.id order by f.position limit ${MAX_FOLDERS}`,
  );

type ItemRow = Omit<FolderItem, 'retired'> & { retired: 0 | 1 };

/**
 * The statement that reads a folder's items, or one of them. The words of a concept or card come only while
 * they may be read: what is open, and what is the person's own.
 */
export const itemsOf = (
  ctx: Context,
  { userId, entitlements, folderId }: FolderOfPerson,
  only = sql``,
) =>
  rowsOf<ItemRow>(
    ctx,
    sql`
    select t.id as id, t.kind as kind, t.target as target, t.note as note, t.added_at as "addedAt",
      coalesce(
        case when i.surah <= ${openSurahs(entitlements, ctx.now)}
          then json_extract(i.body, iif(t.kind = 'card', '$.prompt', '$.title')) end,
        case when c.owner_id = ${userId} or c.surah <= ${openSurahs(entitlements, ctx.now)}
          then json_extract(c.body, '$.title') end) as title,
      coalesce(i.surah, c.surah) as "surahNumber", i.retired_at is not null as retired
    from folder_item t
    left join lesson_item i on t.kind <> 'verse' and i.id = t.target and i.kind = t.kind
    left join concept c on t.kind = 'concept' and c.id = t.target and c.retracted_at is null
      and (c.owner_id is null or c.owner_id = ${userId})
    where t.folder_id = ${folderId} and t.person_id = ${userId}${only}
    order by t.position limit ${MAX_FOLDER_ITEMS}`,
  );

/** A row of `itemsOf` as the API answers it: a verse tells its surah itself. */
export const toItem = ({ retired, ...row }: ItemRow): FolderItem => ({
  ...row,
  surahNumber: row.kind === 'verse' ? surahOf(row.target) : row.surahNumber,
  retired: retired === 1,
});

/**
 * A folder with its items, in the person's order. Two statements in one round trip.
 * @throws ServiceError `not_found` when they have no such folder, whoever else may have it.
 */
export const getFolder = async (ctx: Context, of: FolderOfPerson): Promise<OpenFolder> => {
  const { db } = ctx;
  const {
    folders: [row],
    items,
  } = await batch(ctx, {
    folders: db
      .select({ id: folder.id, name: folder.name, createdAt: folder.createdAt })
      .from(folder)
      .where(and(eq(folder.id, of.folderId), eq(folder.personId, of.userId)))
      .limit(1),
    items: itemsOf(ctx, of),
  });
  if (row === undefined) throw new ServiceError('not_found', 'No such folder.');
  return { ...row, items: items.map(toItem) };
};
