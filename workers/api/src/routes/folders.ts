import {
  folderItemParamsSchema,
  folderNameSchema,
  folderParamsSchema,
  MAX_ORDER_BYTES,
  newFolderItemSchema,
  noteSchema,
  orderSchema,
  type Folder,
  type FolderItem,
  type OpenFolder,
} from '@fahm/contracts/folders.ts';
import { getFolder, listFolders, type FolderOfPerson } from '@fahm/domain/folder/data.ts';
import { addItem, orderItems, removeItem, saveNote } from '@fahm/domain/folder/items.ts';
import {
  createFolder,
  deleteFolder,
  orderFolders,
  renameFolder,
} from '@fahm/domain/folder/mutations.ts';
import { Hono, type Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requireOnboarded, requirePerson } from '../auth/require-person.ts';
import { jsonBody } from '../guard/json-body.ts';
import { limitWrites } from '../guard/limits.ts';
import { pathParams } from '../path-params.ts';

const folderOf = (c: Context<AppEnv>): FolderOfPerson => ({
  userId: c.var.session.userId,
  entitlements: c.var.session.entitlements,
  folderId: pathParams(c, folderParamsSchema).folderId,
});

const itemIdOf = (c: Context<AppEnv>): string => pathParams(c, folderItemParamsSchema).itemId;

/** The folders of the person who asks, and what lies in them (ruling A8). */
export const folderRoutes = new Hono<AppEnv>()
  .use(requirePerson, requireOnboarded, limitWrites)
  .get('/', async (c) => c.json<Folder[]>(await listFolders(c.var.ctx, c.var.session.userId)))
  .post('/', async (c) => {
    const name = await jsonBody(c, folderNameSchema);
    return c.json<Folder>(await createFolder(c.var.ctx, c.var.session.userId, name), 201);
  })
  .put('/order', async (c) => {
    const order = await jsonBody(c, orderSchema, MAX_ORDER_BYTES);
    await orderFolders(c.var.ctx, c.var.session.userId, order);
    return c.body(null, 204);
  })
  .get('/:folderId', async (c) => c.json<OpenFolder>(await getFolder(c.var.ctx, folderOf(c))))
  .put('/:folderId', async (c) => {
    const { userId, folderId } = folderOf(c);
    await renameFolder(c.var.ctx, userId, folderId, await jsonBody(c, folderNameSchema));
    return c.body(null, 204);
  })
  .delete('/:folderId', async (c) => {
    const { userId, folderId } = folderOf(c);
    await deleteFolder(c.var.ctx, userId, folderId);
    return c.body(null, 204);
  })
  .put('/:folderId/order', async (c) => {
    const folder = folderOf(c);
    await orderItems(c.var.ctx, folder, await jsonBody(c, orderSchema, MAX_ORDER_BYTES));
    return c.body(null, 204);
  })
  .post('/:folderId/items', async (c) => {
    const folder = folderOf(c);
    const item = await jsonBody(c, newFolderItemSchema);
    return c.json<FolderItem>(await addItem(c.var.ctx, folder, item), 201);
  })
  .put('/:folderId/items/:itemId', async (c) => {
    const [folder, itemId] = [folderOf(c), itemIdOf(c)];
    const { note } = await jsonBody(c, noteSchema);
    await saveNote(c.var.ctx, folder, itemId, note);
    return c.body(null, 204);
  })
  .delete('/:folderId/items/:itemId', async (c) => {
    await removeItem(c.var.ctx, folderOf(c), itemIdOf(c));
    return c.body(null, 204);
  });
