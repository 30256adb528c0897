import { MAX_DEVICES, type Device } from '@fahm/contracts/person/devices.ts';
import { entitlement } from '@fahm/db/schema/entitlement.ts';
import { learner } from '@fahm/db/schema/learner.ts';
import { profile } from '@fahm/db/schema/profile.ts';
import { session } from '@fahm/db/schema/session.ts';
import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Entitlement } from '../entitlement/model.ts';
import { toLearner, type Learner } from '../learner/model.ts';
import type { UserId } from '../person/user-id.ts';
import { hashOf } from './secret.ts';

/** The session of a request. */
export type Session = {
  id: string;
  userId: UserId;
  createdAt: number;
  lastSeenAt: number;
  onboarded: boolean;
  entitlements: Entitlement[];
  /** null before onboarding is completed. */
  learner: Learner | null;
};

/** A value of the person who asks that is read along with their session; its SQL may name `learner`. */
export type PersonValue = SQL<string | null>;

/** JSON of a person's entitlements: they are wanted by nearly every request, and a join would multiply rows. */
const entitlements = sql<string>`(select json_group_array(json_array(${entitlement.startsAt}, ${entitlement.endsAt}))
  from ${entitlement} where ${entitlement.personId} = ${session.personId})`;

const readEntitlements = (json: string): Entitlement[] =>
  (JSON.parse(json) as [number, number | null][]).map(([startsAt, endsAt]) => ({
    startsAt,
    endsAt,
  }));

const columns = {
  id: session.id,
  personId: session.personId,
  createdAt: session.createdAt,
  lastSeenAt: session.lastSeenAt,
  onboardedAt: profile.onboardedAt,
  entitlements,
  learnerId: learner.id,
  targetRetention: learner.targetRetention,
  newCardsPerDay: learner.newCardsPerDay,
  newWordsPerDay: learner.newWordsPerDay,
  wordsOfSurah: learner.wordsOfSurah,
  previousExperience: profile.previousExperience,
};

/**
 * The session that a cookie's secret opens, or null when it is over, revoked or never was; and `personValue`, read
 * besides. One statement.
 */
export const findSession = async (
  { db, now }: Context,
  secret: string,
  personValue: PersonValue = sql<null>`null`,
): Promise<(Session & { personValue: string | null }) | null> => {
  const [row] = await db
    .select({ ...columns, personValue })
    .from(session)
    .leftJoin(profile, eq(profile.personId, session.personId))
    .leftJoin(learner, eq(learner.personId, session.personId))
    .where(and(eq(session.secretHash, await hashOf(secret)), gt(session.expiresAt, now)))
    .limit(1);
  if (row === undefined) return null;
  const { learnerId: id } = row;
  return {
    id: row.id,
    userId: row.personId as UserId,
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    onboarded: row.onboardedAt !== null,
    entitlements: readEntitlements(row.entitlements),
    learner: id === null ? null : toLearner({ ...row, id }),
    personValue: row.personValue,
  };
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
    .limit(MAX_DEVICES);
  return rows.map((row) => Object.assign(row, { current: row.id === current }));
};
