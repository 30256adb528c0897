import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { person } from './person.ts';

/** Who may publish concepts for everybody; made by an operator. */
export const editor = sqliteTable('editor', {
  personId: text('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  since: integer('since').notNull(),
});

/**
 * A concept that somebody wrote here: of one learner's own, or published by an editor. Published ones belong
 * to nobody (`ownerId` null), so that they stay when an editor's account goes.
 */
export const concept = sqliteTable(
  'concept',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').references(() => person.id, { onDelete: 'cascade' }),
    surah: integer('surah').notNull(),
    /** JSON of the form's fields. */
    body: text('body').notNull(),
    createdAt: integer('created_at').notNull(),
    retractedAt: integer('retracted_at'),
  },
  (table) => [index('concept_owner').on(table.ownerId, table.surah)],
);

/** What a concept said before it was edited or retracted. */
export const conceptVersion = sqliteTable(
  'concept_version',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    conceptId: text('concept_id')
      .notNull()
      .references(() => concept.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').references(() => person.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    change: text('change', { enum: ['edited', 'retracted'] }).notNull(),
    replacedAt: integer('replaced_at').notNull(),
  },
  (table) => [
    index('concept_version_concept').on(table.conceptId, table.replacedAt),
    index('concept_version_owner').on(table.ownerId),
  ],
);
