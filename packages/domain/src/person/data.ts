import type { User } from '@fahm/contracts/person/user.ts';
import { person } from '@fahm/db/schema/person.ts';
import { profile } from '@fahm/db/schema/profile.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { entitlementsOf } from '../entitlement/data.ts';
import { isSubscribed } from '../entitlement/model.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { toLearning } from '../profile/model.ts';
import type { UserId } from './user-id.ts';
import { batch } from '../statements.ts';

/**
 * The person who asks, as [3.2] shows them. Two statements in one round trip.
 * @throws ServiceError `unauthorized` when the account was deleted a moment ago.
 */
export const getUser = async (ctx: Context, userId: UserId): Promise<User> => {
  const { db, now } = ctx;
  const {
    people: [row],
    entitlements,
  } = await batch(ctx, {
    people: db
      .select()
      .from(person)
      .leftJoin(profile, eq(profile.personId, person.id))
      .where(eq(person.id, userId))
      .limit(1),
    entitlements: entitlementsOf(ctx, userId),
  });
  if (row === undefined) throw new ServiceError('unauthorized', 'Unauthorized');
  const { id, firstName, lastName, email } = row.person;
  return {
    id,
    firstName,
    lastName,
    email,
    profileImageUrl: null,
    isAuthenticated: true,
    onboardingCompleted: (row.profile?.onboardedAt ?? null) !== null,
    profile: {
      displayName: row.profile?.displayName ?? null,
      learning: row.profile === null ? null : toLearning(row.profile),
    },
    hasActiveSubscription: isSubscribed(entitlements, now),
  };
};
