import { SYNCED_DOCUMENTS } from '@fahm/contracts/person/sync.ts';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { person } from './person.ts';

/** What the devices of a person share, whole: JSON and the number of its revision, from 1. */
export const document = sqliteTable(
  'document',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    name: text('name', { enum: SYNCED_DOCUMENTS }).notNull(),
    revision: integer('revision').notNull(),
    value: text('value').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.name] })],
);
