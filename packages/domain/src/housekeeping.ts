import { sql } from 'drizzle-orm';
import { compactLog, type LogLimits } from './card/compaction.ts';
import { countedDay } from './coach/allowance.ts';
import type { Context } from './context.ts';
import { COACH_RETENTION_DAYS } from './quotas.ts';
import { rowsOf } from './rows.ts';
import { batch } from './statements.ts';

/** How often it is called, in milliseconds (the cron in wrangler.toml), and learners that one call looks at. */
const EVERY = 5 * 60_000;
const LEARNERS = 100;

export type Housekeeping = { learners: number; folded: number };

/**
 * Brings what time alone adds back to its quota (`quotas.ts`), for a few learners: counted days that are long over,
 * and logs of reviews that are too long. Which learners follows from the time, so that nothing need be remembered:
 * all of them in turn, 28,800 a day.
 */
export const runHousekeeping = async (ctx: Context, limits?: LogLimits): Promise<Housekeeping> => {
  const turn = Math.floor(ctx.now / EVERY);
  const [last] = await rowsOf<{ id: number }>(
    ctx,
    sql`select id from learner order by id desc limit 1`,
  );
  const rounds = Math.floor((last?.id ?? 0) / LEARNERS) + 1;
  const from = (turn % rounds) * LEARNERS;
  const here = sql`id between ${from} and ${from + LEARNERS - 1}`;
  const today = countedDay(ctx.now);
  const { learners } = await batch(ctx, {
    learners: rowsOf<{ id: number }>(ctx, sql`select id from learner where ${here}`),
    forgotten: rowsOf(
      ctx,
      sql`delete from coach_day where person_id in (select person_id from learner where ${here})
        and day < ${today - COACH_RETENTION_DAYS}`,
    ),
  });
  let folded = 0;
  for (const { id } of learners) folded += await compactLog(ctx, id, limits);
  return { learners: learners.length, folded };
};
