import type { folderRoutes } from '@fahm/contracts/routes/folders.ts';
import { getFolder, listFolders, type FolderOfPerson } from '@fahm/domain/folder/data.ts';
import { addItem, orderItems, removeItem, saveNote } from '@fahm/domain/folder/items.ts';
import {
  createFolder,
  deleteFolder,
  orderFolders,
  renameFolder,
} from '@fahm/domain/folder/mutations.ts';
import type { Session } from '@fahm/domain/session/data.ts';
import { countRows } from '../../guard/limits.ts';
import type { Handlers } from '../../serve.ts';

const folderOf = (session: Session, { folderId }: { folderId: string }): FolderOfPerson => ({
  userId: session.userId,
  entitlements: session.entitlements,
  folderId,
});

/** The folders of the person who asks, and what lies in them (ruling A8). */
export const folderHandlers: Handlers<typeof folderRoutes> = {
  listFolders: ({ ctx, session }) => listFolders(ctx, session.userId),
  createFolder: ({ ctx, session, body }) => createFolder(ctx, session.userId, body),
  orderFolders: async ({ c, ctx, session, body }) =>
    countRows(c, await orderFolders(ctx, session.userId, body)),
  getFolder: ({ ctx, session, params }) => getFolder(ctx, folderOf(session, params)),
  renameFolder: ({ ctx, session, params, body }) =>
    renameFolder(ctx, session.userId, params.folderId, body),
  deleteFolder: ({ ctx, session, params }) => deleteFolder(ctx, session.userId, params.folderId),

  orderFolderItems: async ({ c, ctx, session, params, body }) =>
    countRows(c, await orderItems(ctx, folderOf(session, params), body)),
  addFolderItem: ({ ctx, session, params, body }) => addItem(ctx, folderOf(session, params), body),
  saveFolderNote: ({ ctx, session, params, body }) =>
    saveNote(ctx, folderOf(session, params), params.itemId, body.note),
  removeFolderItem: ({ ctx, session, params }) =>
    removeItem(ctx, folderOf(session, params), params.itemId),
};
