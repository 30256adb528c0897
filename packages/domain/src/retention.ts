import { sql } from 'drizzle-orm';
import type { Context } from './context.ts';
import { rowsOf } from './rows.ts';
import { batch } from './statements.ts';

const DAY = 86_400_000;

/**
 * For how many days what has served is kept. `docs/privacy-data.md` says it to whoever asks, the page of privacy to
 * people; tests compare.
 */
export const RETENTION_DAYS = {
  /** Questions to the coach, and its answers: longer than anybody studies one surah. */
  coach_exchange: 365,
  /** Messages to us: after an operator closed them, and if nobody did. */
  report_closed: 180,
  report: 730,
  /** Ids of deleted accounts: longer than any backup that may be restored. */
  deletion: 400,
  /** Events of Stripe: after they were done, and if nobody could do them. */
  stripe_event_done: 90,
  stripe_event: 180,
} as const;

/** Rows of a table that one call takes away at most; what is left goes with the next, minutes later. */
const AT_ONCE = 100;

export type Forgotten = Record<
  'sessions' | 'exchanges' | 'closed' | 'unanswered' | 'deletions',
  number
>;

/**
 * Takes away what has had its time: sessions that are over, old talk with the coach, old messages to us. One round
 * trip; each statement follows an index, or the order in which rows were written. Answers how many rows went.
 */
export const forgetOld = async (ctx: Context): Promise<Forgotten> => {
  const before = (days: number): number => ctx.now - days * DAY;
  const gone = await batch(ctx, {
    sessions: rowsOf(
      ctx,
      sql`delete from session where secret_hash in
        (select secret_hash from session where expires_at <= ${ctx.now} limit ${AT_ONCE}) returning 1`,
    ),
    // Numbers grow with time: the oldest are the first.
    exchanges: rowsOf(
      ctx,
      sql`delete from coach_exchange where asked_at < ${before(RETENTION_DAYS.coach_exchange)} and number in
        (select number from coach_exchange order by number limit ${AT_ONCE}) returning 1`,
    ),
    closed: rowsOf(
      ctx,
      sql`delete from report where id in (select id from report
        where closed_at < ${before(RETENTION_DAYS.report_closed)} limit ${AT_ONCE}) returning 1`,
    ),
    unanswered: rowsOf(
      ctx,
      sql`delete from report where id in (select id from report
        where closed_at is null and created_at < ${before(RETENTION_DAYS.report)} limit ${AT_ONCE}) returning 1`,
    ),
    deletions: rowsOf(
      ctx,
      sql`delete from deletion where at < ${before(RETENTION_DAYS.deletion)} and rowid in
        (select rowid from deletion order by rowid limit ${AT_ONCE}) returning 1`,
    ),
  });
  return {
    sessions: gone.sessions.length,
    exchanges: gone.exchanges.length,
    closed: gone.closed.length,
    unanswered: gone.unanswered.length,
    deletions: gone.deletions.length,
  };
};
