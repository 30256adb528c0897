import {
  folderItemParamsSchema,
  folderItemSchema,
  folderListSchema,
  folderNameSchema,
  folderParamsSchema,
  folderSchema,
  MAX_ORDER_BYTES,
  newFolderItemSchema,
  noteSchema,
  openFolderSchema,
  orderSchema,
} from '../study/folders.ts';
import type { ApiRoute } from './route.ts';

/** Folders of a person, and what lies in them (ruling A8). */
export const folderRoutes = {
  /** The folders in the learner’s order. */
  listFolders: {
    method: 'GET',
    path: '/api/folders',
    access: 'onboarded',
    reply: folderListSchema,
  },
  /** A new folder; a conflict at 100 of them. */
  createFolder: {
    method: 'POST',
    path: '/api/folders',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    body: folderNameSchema,
    status: 201,
    reply: folderSchema,
  },
  /** Another order of all folders. */
  orderFolders: {
    method: 'PUT',
    path: '/api/folders/order',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    body: orderSchema,
    maxBodyBytes: MAX_ORDER_BYTES,
  },
  /** A folder with its items. */
  getFolder: {
    method: 'GET',
    path: '/api/folders/{folderId}',
    access: 'onboarded',
    params: folderParamsSchema,
    reply: openFolderSchema,
  },
  /** Another name. */
  renameFolder: {
    method: 'PUT',
    path: '/api/folders/{folderId}',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    params: folderParamsSchema,
    body: folderNameSchema,
  },
  /** Deletes it with what is in it. */
  deleteFolder: {
    method: 'DELETE',
    path: '/api/folders/{folderId}',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    params: folderParamsSchema,
  },
  /** Another order of all its items. */
  orderFolderItems: {
    method: 'PUT',
    path: '/api/folders/{folderId}/order',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    params: folderParamsSchema,
    body: orderSchema,
    maxBodyBytes: MAX_ORDER_BYTES,
  },
  /** Adds an item at the end; the same target twice is one item. */
  addFolderItem: {
    method: 'POST',
    path: '/api/folders/{folderId}/items',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    params: folderParamsSchema,
    body: newFolderItemSchema,
    status: 201,
    reply: folderItemSchema,
  },
  /** Another note of an item. */
  saveFolderNote: {
    method: 'PUT',
    path: '/api/folders/{folderId}/items/{itemId}',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    params: folderItemParamsSchema,
    body: noteSchema,
  },
  /** Takes an item out. */
  removeFolderItem: {
    method: 'DELETE',
    path: '/api/folders/{folderId}/items/{itemId}',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    params: folderItemParamsSchema,
  },
} as const satisfies Record<string, ApiRoute>;
