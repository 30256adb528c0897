import { REPORT_KINDS } from '@fahm/contracts/reports.ts';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { person } from './person.ts';

/** What people wrote to us: errors they found, and words. An operator reads and closes it. */
export const report = sqliteTable(
  'report',
  {
    /** Made by the browser: the same message sent twice is one. */
    id: text('id').primaryKey(),
    /** Null when nobody was signed in. */
    personId: text('person_id').references(() => person.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: REPORT_KINDS }).notNull(),
    about: text('about'),
    message: text('message').notNull(),
    email: text('email'),
    createdAt: integer('created_at').notNull(),
    closedAt: integer('closed_at'),
  },
  (table) => [
    index('report_of_person').on(table.personId),
    index('report_open').on(table.closedAt, table.createdAt),
  ],
);
