import { isOldEnough, latestDate, MINIMUM_AGE } from '@fahm/contracts/person/age.ts';
import type { Onboarding } from '@fahm/contracts/person/onboarding.ts';
import type { Profile, ProfileChange } from '@fahm/contracts/person/profile.ts';
import { profile } from '@fahm/db/schema/profile.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { beginLearner } from '../learner/mutations.ts';
import type { UserId } from '../person/user-id.ts';
import { toProfile } from './model.ts';
import { batch } from '../statements.ts';

/** Saves the display name; the rest stays. Answers the whole profile. One statement. */
export const saveDisplayName = async (
  { db }: Context,
  userId: UserId,
  { displayName }: ProfileChange,
): Promise<Profile> => {
  const [row] = await db
    .insert(profile)
    .values({ personId: userId, displayName })
    .onConflictDoUpdate({ target: profile.personId, set: { displayName } })
    .returning();
  return toProfile(row);
};

const TOO_YOUNG =
  `An account is for people of ${MINIMUM_AGE} and older; below that, a parent or guardian has to hold it. ` +
  'Reading and the guides need no account.';

/**
 * Saves the answers of onboarding and completes it; a second time they replace the first, and the times of
 * acceptance and completion stay. Begins the learner as well. Two statements in one round trip.
 * @throws ServiceError `too_young` under the minimum age; `unprocessable` for a birthday that is still to come.
 */
export const completeOnboarding = async (
  ctx: Context,
  userId: UserId,
  { privacyAccepted: _p, termsAccepted: _t, onboardingCompleted: _o, ...answers }: Onboarding,
): Promise<Profile> => {
  const { db, now } = ctx;
  if (answers.dateOfBirth > latestDate(now)) {
    throw new ServiceError('unprocessable', 'Not as expected: dateOfBirth.');
  }
  if (!isOldEnough(answers.dateOfBirth, now)) throw new ServiceError('too_young', TOO_YOUNG);
  const times = { privacyAcceptedAt: now, termsAcceptedAt: now, onboardedAt: now };
  const stored = db
    .insert(profile)
    .values({ personId: userId, ...answers, ...times })
    .onConflictDoUpdate({
      target: profile.personId,
      set: {
        ...answers,
        privacyAcceptedAt: sql`coalesce(${profile.privacyAcceptedAt}, ${now})`,
        termsAcceptedAt: sql`coalesce(${profile.termsAcceptedAt}, ${now})`,
        onboardedAt: sql`coalesce(${profile.onboardedAt}, ${now})`,
      },
    })
    .returning();
  const {
    stored: [row],
  } = await batch(ctx, { stored, begun: beginLearner(ctx, userId) });
  return toProfile(row);
};
