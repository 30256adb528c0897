import type { Profile } from '@fahm/contracts/person/profile.ts';
import { profile } from '@fahm/db/schema/profile.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { UserId } from '../person/user-id.ts';
import { toProfile } from './model.ts';

/** What a person said of themselves. One statement. */
export const getProfile = async ({ db }: Context, userId: UserId): Promise<Profile> => {
  const [row] = await db.select().from(profile).where(eq(profile.personId, userId)).limit(1);
  return toProfile(row);
};
