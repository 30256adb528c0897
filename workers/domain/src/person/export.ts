import type { AccountExport } from '@fahm/contracts/account.ts';
import { billingCustomer, subscription } from '@fahm/db/schema/billing.ts';
import { document } from '@fahm/db/schema/document.ts';
import { entitlement } from '@fahm/db/schema/entitlement.ts';
import { person } from '@fahm/db/schema/person.ts';
import { profile } from '@fahm/db/schema/profile.ts';
import { report } from '@fahm/db/schema/report.ts';
import { session } from '@fahm/db/schema/session.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { UserId } from './user-id.ts';

// What opens doors stays out of a file that people pass on.
const { secretHash: _secret, signIn: _signIn, ...openSession } = getTableColumns(session);

/**
 * Everything kept about a person, by kind. One statement for each kind, all in one round trip, which is
 * one moment. A test walks the schema: a table that belongs to people and is missing here fails it.
 */
export const exportPerson = async (
  { db, now }: Context,
  userId: UserId,
): Promise<AccountExport> => {
  const [people, profiles, sessions, entitlements, documents, reports, customers, subscriptions] =
    await db.batch([
      db.select().from(person).where(eq(person.id, userId)),
      db.select().from(profile).where(eq(profile.personId, userId)),
      db.select(openSession).from(session).where(eq(session.personId, userId)),
      db.select().from(entitlement).where(eq(entitlement.personId, userId)),
      db.select().from(document).where(eq(document.personId, userId)),
      db.select().from(report).where(eq(report.personId, userId)),
      db.select().from(billingCustomer).where(eq(billingCustomer.personId, userId)),
      db.select().from(subscription).where(eq(subscription.personId, userId)),
    ]);
  return {
    version: 1,
    exportedAt: now,
    data: {
      person: people,
      profile: profiles,
      session: sessions,
      entitlement: entitlements,
      report: reports,
      billing_customer: customers,
      subscription: subscriptions,
      document: documents.map((row) =>
        Object.assign({}, row, { value: JSON.parse(row.value) as unknown }),
      ),
    },
  };
};
