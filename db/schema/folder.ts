import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { person } from './person.ts';

/** A learner's own collection. */
export const folder = sqliteTable(
  'folder',
  {
    id: text('id').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('folder_of_person').on(table.personId, table.position)],
);

/** What lies in a folder: the name of a verse, a concept or a card, and a note. */
export const folderItem = sqliteTable(
  'folder_item',
  {
    id: text('id').primaryKey(),
    folderId: text('folder_id')
      .notNull()
      .references(() => folder.id, { onDelete: 'cascade' }),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['verse', 'concept', 'card'] }).notNull(),
    /** A verse reference, or an id. */
    target: text('target').notNull(),
    note: text('note').notNull(),
    position: integer('position').notNull(),
    addedAt: integer('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('folder_item_target').on(table.folderId, table.kind, table.target),
    index('folder_item_place').on(table.folderId, table.position),
    index('folder_item_of_person').on(table.personId),
  ],
);
