import { MOST_DEVICES, type Device } from '@fahm/contracts/devices.ts';
import { profile } from '@fahm/db/schema/profile.ts';
import { session } from '@fahm/db/schema/session.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { UserId } from '../person/user-id.ts';
import { hashOf } from './secret.ts';

/** The session of a request. */
export type Session = {
  id: string;
  userId: UserId;
  createdAt: number;
  lastSeenAt: number;
  onboarded: boolean;
};

/** The session that a cookie's secret opens, or null when it is over, revoked or never was. One statement. */
export const findSession = async (
  { db, now }: Context,
  secret: string,
): Promise<Session | null> => {
  const [row] = await db
    .select({
      id: session.id,
      personId: session.personId,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      onboardedAt: profile.onboardedAt,
    })
    .from(session)
    .leftJoin(profile, eq(profile.personId, session.personId))
    .where(and(eq(session.secretHash, await hashOf(secret)), gt(session.expiresAt, now)))
    .limit(1);
  if (row === undefined) return null;
  const { id, personId, createdAt, lastSeenAt, onboardedAt } = row;
  return { id, userId: personId as UserId, createdAt, lastSeenAt, onboarded: onboardedAt !== null };
};

/** Where a person is signed in, the device used last first. `current` is the session that asks. One statement. */
export const listDevices = async (
  { db, now }: Context,
  userId: UserId,
  current: string,
): Promise<Device[]> => {
  const rows = await db
    .select({
      id: session.id,
      label: session.label,
      signedInAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
    })
    .from(session)
    .where(and(eq(session.personId, userId), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastSeenAt))
    .limit(MOST_DEVICES);
  return rows.map((row) => Object.assign(row, { current: row.id === current }));
};
