import type { Report } from '@fahm/contracts/reports.ts';
import { report } from '@fahm/db/schema/report.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { UserId } from '../person/user-id.ts';
import { QUOTAS } from '../quotas.ts';
import { selectList } from '../statements.ts';

/**
 * Stores what somebody wrote, once for each id. `userId` is null when nobody is signed in. One statement.
 * @throws ServiceError `conflict` at the most that one person may have written.
 */
export const storeReport = async (
  { db, now }: Context,
  userId: UserId | null,
  { id, kind, about, message, email }: Report,
): Promise<void> => {
  const row = selectList(report, {
    id,
    personId: userId,
    kind,
    about,
    message,
    email,
    createdAt: now,
    closedAt: null,
  });
  const stored = await db
    .insert(report)
    .select(
      sql`select ${row}
        where (select count(*) from report where person_id = ${userId}) < ${QUOTAS.report.rows}
          or exists (select 1 from report where id = ${id})`,
    )
    // Answers the row that is there already, and changes nothing of it.
    .onConflictDoUpdate({ target: report.id, set: { id: sql`excluded.id` } })
    .returning({ id: report.id });
  if (stored.length === 0)
    throw new ServiceError('conflict', 'There are too many reports of yours.');
};
