import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { person } from './person.ts';

/** An objective that a learner ticked, by its number as a lesson item: rewording does not untick it. */
export const masteryTick = sqliteTable(
  'mastery_tick',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    surah: integer('surah').notNull(),
    objective: integer('objective').notNull(),
    completedAt: integer('completed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.surah, table.objective] })],
);
