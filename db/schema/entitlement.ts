import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { sql } from 'drizzle-orm';
import { person } from './person.ts';

/**
 * Who may use Pro, and until when: at most one row for each source, which writes its own row only.
 * What a row means is decided in one place, `packages/domain/src/entitlement/model.ts`.
 */
export const entitlement = sqliteTable(
  'entitlement',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** `grant`: by an operator; `billing`: by a subscription. */
    source: text('source', { enum: ['grant', 'billing'] }).notNull(),
    startsAt: integer('starts_at').notNull(),
    /** The first moment that is not covered; null for no end. */
    endsAt: integer('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.source] }),
    check('entitlement_source_known', sql`${table.source} in ('grant', 'billing')`),
  ],
);
