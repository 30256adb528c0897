import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { learner } from './learner.ts';
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

/**
 * Objectives that a learner's cards had demonstrated when the lessons changed those cards: what was shown once
 * stays so. Written when lessons are loaded, never by the application.
 */
export const objectiveShown = sqliteTable(
  'objective_shown',
  {
    learner: integer('learner')
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    /** Number of the objective as a lesson item. */
    objective: integer('objective').notNull(),
    /** When the cards were changed, in milliseconds since 1970. */
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learner, table.objective] })],
);
