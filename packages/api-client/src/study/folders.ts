import {
  folderItemSchema,
  folderListSchema,
  folderSchema,
  openFolderSchema,
  type Folder,
  type FolderItem,
  type FolderName,
  type NewFolderItem,
  type OpenFolder,
  type Order,
} from '@fahm/contracts/study/folders.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { nothing } from '../nothing.ts';

const pathOf = (folderId: string): string => `/api/folders/${folderId}`;

/** GET /api/folders: the learner's folders in their order. */
export const getFolders = (api: Api, signal?: AbortSignal): Promise<Folder[]> =>
  api.request({ method: 'GET', path: '/api/folders', reply: folderListSchema, signal });

export const foldersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/folders'],
    queryFn: ({ signal }) => getFolders(api, signal),
  });

/** GET /api/folders/{folderId}: a folder with its items. */
export const getFolder = (api: Api, folderId: string, signal?: AbortSignal): Promise<OpenFolder> =>
  api.request({ method: 'GET', path: pathOf(folderId), reply: openFolderSchema, signal });

export const folderQuery = (api: Api, folderId: string) =>
  queryOptions({
    queryKey: ['/api/folders', folderId],
    queryFn: ({ signal }) => getFolder(api, folderId, signal),
  });

/** POST /api/folders; `conflict` at 100 folders. */
export const createFolder = (api: Api, folder: FolderName): Promise<Folder> =>
  api.request({ method: 'POST', path: '/api/folders', body: folder, reply: folderSchema });

/** PUT /api/folders/{folderId}: another name. */
export const renameFolder = (api: Api, folderId: string, folder: FolderName): Promise<void> =>
  api.request({ method: 'PUT', path: pathOf(folderId), body: folder, reply: nothing });

/** PUT /api/folders/order: every folder's id once; `conflict` when they are not those that there are. */
export const orderFolders = (api: Api, order: Order): Promise<void> =>
  api.request({ method: 'PUT', path: '/api/folders/order', body: order, reply: nothing });

/** DELETE /api/folders/{folderId}, with what is in it. */
export const deleteFolder = (api: Api, folderId: string): Promise<void> =>
  api.request({ method: 'DELETE', path: pathOf(folderId), reply: nothing });

/** POST /api/folders/{folderId}/items: adds at the end; the same target twice is one item. */
export const addToFolder = (api: Api, folderId: string, item: NewFolderItem): Promise<FolderItem> =>
  api.request({
    method: 'POST',
    path: `${pathOf(folderId)}/items`,
    body: item,
    reply: folderItemSchema,
  });

/** PUT /api/folders/{folderId}/items/{itemId}: another note. */
export const saveNote = (api: Api, folderId: string, itemId: string, note: string): Promise<void> =>
  api.request({
    method: 'PUT',
    path: `${pathOf(folderId)}/items/${itemId}`,
    body: { note },
    reply: nothing,
  });

/** PUT /api/folders/{folderId}/order: every item's id once, in the new order. */
export const orderFolder = (api: Api, folderId: string, order: Order): Promise<void> =>
  api.request({ method: 'PUT', path: `${pathOf(folderId)}/order`, body: order, reply: nothing });

/** DELETE /api/folders/{folderId}/items/{itemId}. */
export const removeFromFolder = (api: Api, folderId: string, itemId: string): Promise<void> =>
  api.request({ method: 'DELETE', path: `${pathOf(folderId)}/items/${itemId}`, reply: nothing });
