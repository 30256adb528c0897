import { session } from '@fahm/db/schema/session.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { UserId } from '../person/user-id.ts';
import type { Session } from './data.ts';
import { expiryOf, TOUCH_INTERVAL } from './limits.ts';
import { hashOf } from './secret.ts';

/** Whether a session was not written for so long that `touchSession` is due. */
export const isTouchDue = ({ now }: Context, { lastSeenAt }: Session): boolean =>
  now - lastSeenAt >= TOUCH_INTERVAL;

/** Notes that a session is in use, which moves its idle limit. One statement. */
export const touchSession = async (
  { db, now }: Context,
  { id, createdAt }: Session,
): Promise<void> => {
  await db
    .update(session)
    .set({ lastSeenAt: now, expiresAt: expiryOf(createdAt, now) })
    .where(eq(session.id, id));
};

/** Ends the session that a cookie's secret opens, if there is one. One statement. */
export const endSession = async ({ db }: Context, secret: string): Promise<void> => {
  await db.delete(session).where(eq(session.secretHash, await hashOf(secret)));
};

/**
 * Signs out one of a person's devices. One statement.
 * @throws ServiceError `not_found` when they have no such device, whoever else may have it.
 */
export const revokeDevice = async ({ db }: Context, userId: UserId, id: string): Promise<void> => {
  const gone = await db
    .delete(session)
    .where(and(eq(session.id, id), eq(session.personId, userId)))
    .returning({ id: session.id });
  if (gone.length === 0) throw new ServiceError('not_found', 'No such device.');
};

/** Signs out every device of a person but the one with session `current`. One statement. */
export const revokeOtherDevices = async (
  { db }: Context,
  userId: UserId,
  current: string,
): Promise<void> => {
  await db.delete(session).where(and(eq(session.personId, userId), ne(session.id, current)));
};
