import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { person } from './person.ts';

/** A signed-in device. The secret in its cookie is not here: only its SHA-256. */
export const session = sqliteTable(
  'session',
  {
    secretHash: text('secret_hash').primaryKey(),
    /** Names the session where it is listed and revoked; opens nothing. */
    id: text('id').notNull(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** Browser and system, as far as they were told. */
    label: text('label').notNull(),
    /** Fingerprint of the sign-in it came of: one sign-in makes one session. */
    signIn: text('sign_in').notNull(),
    createdAt: integer('created_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    /** The nearer of the idle and the absolute limit. */
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('session_id').on(table.id),
    uniqueIndex('session_sign_in').on(table.signIn),
    index('session_of_person').on(table.personId, table.lastSeenAt),
    index('session_expiry').on(table.expiresAt),
  ],
);
