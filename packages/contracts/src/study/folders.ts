import * as z from 'zod/mini';
import { contentIdParamSchema } from './lessons.ts';
import { nameSchema } from '../name.ts';
import { withDefault } from '../with-default.ts';

// Folders: named collections of a learner's own (ruling A8), open to everybody who is signed in.

export const MAX_FOLDERS = 100;
export const MAX_FOLDER_ITEMS = 500;
export const FOLDER_NAME_LENGTH = 80;
export const NOTE_LENGTH = 2000;
/** Most bytes of an order: 500 ids. */
export const MAX_ORDER_BYTES = 24_000;

const id = z.string().check(z.regex(/^[0-9a-f-]{36}$/));
const note = z.string().check(z.maxLength(NOTE_LENGTH));

/** A folder in GET /api/folders, in the learner's order. */
export const folderSchema = z.object({
  id,
  name: z.string(),
  items: z.int().check(z.gte(0)),
  createdAt: z.int(),
});
export const folderListSchema = z.array(folderSchema).check(z.maxLength(MAX_FOLDERS));

/** What an item is, and how it is named: a verse reference of [3.7], or the id of a concept or card. */
const targetSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('verse'),
    target: z
      .string()
      .check(z.maxLength(20), z.regex(/^\d{1,3}:\d{1,3}(?:-(?:\d{1,3}:)?\d{1,3})?$/)),
  }),
  z.object({ kind: z.literal('concept'), target: contentIdParamSchema }),
  z.object({ kind: z.literal('card'), target: contentIdParamSchema }),
]);

/** An item of a folder. */
export const folderItemSchema = z.object({
  id,
  kind: z.enum(['verse', 'concept', 'card']),
  target: z.string(),
  note: z.string(),
  addedAt: z.int(),
  /** Title of the concept, question of the card; null for a verse, and for what may not be read (now). */
  title: z.nullable(z.string()),
  surahNumber: z.nullable(z.int()),
  /** True when the lessons no longer have it; it stays in the folder. */
  retired: z.optional(z.boolean()),
});

/** Reply of GET /api/folders/{folderId}, its items in the learner's order. */
export const openFolderSchema = z.object({
  id,
  name: z.string(),
  createdAt: z.int(),
  items: z.array(folderItemSchema).check(z.maxLength(MAX_FOLDER_ITEMS)),
});

export const folderParamsSchema = z.object({ folderId: id });
export const folderItemParamsSchema = z.object({ folderId: id, itemId: id });

/** Body of POST /api/folders and of PUT /api/folders/{folderId}. */
export const folderNameSchema = z.object({
  name: nameSchema(FOLDER_NAME_LENGTH),
});

/** Body of PUT /api/folders/order and of PUT /api/folders/{folderId}/order: every id once, in the new order. */
export const orderSchema = z.object({ ids: z.array(id).check(z.maxLength(MAX_FOLDER_ITEMS)) });

/** Body of POST /api/folders/{folderId}/items; what is there already stays, with the new note if there is one. */
export const newFolderItemSchema = z.intersection(
  targetSchema,
  z.object({ note: withDefault(note, '') }),
);

/** Body of PUT /api/folders/{folderId}/items/{itemId}. */
export const noteSchema = z.object({ note });

export type Folder = z.infer<typeof folderSchema>;
export type OpenFolder = z.infer<typeof openFolderSchema>;
export type FolderItem = z.infer<typeof folderItemSchema>;
export type FolderName = z.infer<typeof folderNameSchema>;
export type NewFolderItem = z.infer<typeof newFolderItemSchema>;
export type Order = z.infer<typeof orderSchema>;
