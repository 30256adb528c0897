import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * Somebody who signed in, as their provider names them. An issuer and a subject are one person; the
 * same e-mail at another issuer is another. Whatever belongs to a person hangs on `id` with
 * `on delete cascade`: deleting the row deletes the account. Times are milliseconds since 1970.
 */
export const person = sqliteTable(
  'person',
  {
    id: text('id').primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    /** Whether the provider vouched for this e-mail. Only then does it name an account to an operator. */
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
    /** Until when an export that is under way keeps another one waiting; null when none is. */
    exportingUntil: integer('exporting_until'),
  },
  (table) => [uniqueIndex('person_identity').on(table.issuer, table.subject)],
);

/**
 * Accounts that were deleted, so that they stay so when an older backup is restored. The id is random and names
 * nothing any more.
 */
export const deletion = sqliteTable('deletion', {
  personId: text('person_id').primaryKey(),
  at: integer('at').notNull(),
});
