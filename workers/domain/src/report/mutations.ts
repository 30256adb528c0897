import type { Report } from '@fahm/contracts/reports.ts';
import { report } from '@fahm/db/schema/report.ts';
import type { Context } from '../context.ts';
import type { UserId } from '../person/user-id.ts';

/** Stores what somebody wrote, once for each id. `userId` is null when nobody is signed in. One statement. */
export const storeReport = async (
  { db, now }: Context,
  userId: UserId | null,
  written: Report,
): Promise<void> => {
  await db
    .insert(report)
    .values({ ...written, personId: userId, createdAt: now })
    .onConflictDoNothing();
};
