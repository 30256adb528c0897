import { entitlement } from '@fahm/db/schema/entitlement.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { UserId } from '../person/user-id.ts';
import type { Entitlement } from './model.ts';

/** At most one for each source. */
const MAX_ROWS = 10;

/** The statement that reads a person's entitlements; to be awaited, or put into a batch. */
export const entitlementsOf = ({ db }: Context, userId: UserId) =>
  db
    .select({ startsAt: entitlement.startsAt, endsAt: entitlement.endsAt })
    .from(entitlement)
    .where(eq(entitlement.personId, userId))
    .limit(MAX_ROWS);

/** What a person is entitled to. One statement. */
export const getEntitlements = async (ctx: Context, userId: UserId): Promise<Entitlement[]> =>
  entitlementsOf(ctx, userId);
