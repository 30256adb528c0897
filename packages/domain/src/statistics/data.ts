import {
  ACTIVITY_DAYS,
  RETENTION_DAYS,
  type Activity,
  type StudyStatistics,
} from '@fahm/contracts/study/study-statistics.ts';
import { sql } from 'drizzle-orm';
import { isSentOfItem, type AnnouncedKinds } from '../card/kinds.ts';
import type { Context } from '../context.ts';
import { dayOf, startOfDay } from '../day.ts';
import type { Learner } from '../learner/model.ts';
import {
  activityOf,
  calibrationOf,
  forecastOf,
  retentionOf,
  type DueOn,
  type ReviewRow,
} from './model.ts';
import { rowsOf } from '../rows.ts';
import { batch } from '../statements.ts';

/** Most reviews that statistics are made of; the latest count. */
const MAX_REVIEWS = 5000;
/** A card is known when its memory holds for three weeks, in days. */
const MATURE = 21;

/** The log of the last days, the latest first: what was taken back is told from it in memory. */
const logSince = (ctx: Context, { id }: Learner, since: number) =>
  rowsOf<ReviewRow>(
    ctx,
    sql`
    select key, at, rating as grade, day, state_before as "stateBefore", recall from review
    where learner = ${id} and at >= ${since} order by at desc limit ${MAX_REVIEWS}`,
  );

/** Reviews on each of the learner's last seven days. One statement. */
export const getActivity = async (
  ctx: Context,
  learner: Learner,
  offset: number,
): Promise<Activity> => {
  const today = dayOf(ctx.now, offset);
  // A day more on either side: what was reviewed on the way may have been another offset's day.
  const since = startOfDay(today - ACTIVITY_DAYS, offset);
  return activityOf(await logSince(ctx, learner, since), today);
};

type DueRow = DueOn & { mature: number };

/** What was reviewed counts whatever its kind; what is begun and what comes, as far as the client is sent it. */
export type StatisticsOf = { learner: Learner; offset: number; kinds: AnnouncedKinds };

/** Cards begun, what comes, what was recalled, and whether it was foretold. Two statements in one round trip. */
export const getStatistics = async (ctx: Context, of: StatisticsOf): Promise<StudyStatistics> =>
  (await getStatisticsAndActivity(ctx, of)).statistics;

/** The same with the last seven days, which are part of what it reads. */
export const getStatisticsAndActivity = async (
  ctx: Context,
  { learner, offset, kinds }: StatisticsOf,
): Promise<{ statistics: StudyStatistics; activity: Activity }> => {
  const { now } = ctx;
  const today = dayOf(now, offset);
  // D1 binds numbers as REAL: without the cast a day would be a fraction.
  const dayOfDue = sql`cast(max(${today}, (s.due + ${offset * 60_000}) / 86400000) as integer)`;
  const due = rowsOf<DueRow>(
    ctx,
    sql`
    select ${dayOfDue} as day, count(*) as cards, sum(s.stability >= ${MATURE}) as mature
    from card_state s join lesson_item i on i.number = s.item and i.retired_at is null
    where s.learner = ${learner.id} and ${isSentOfItem(kinds)} group by 1`,
  );
  const log = logSince(ctx, learner, startOfDay(today - RETENTION_DAYS + 1, offset));
  const { due: byDay, log: reviews } = await batch(ctx, { due, log });
  const sum = (of: (row: DueRow) => number) => byDay.reduce((total, row) => total + of(row), 0);
  const statistics = {
    cards: { started: sum((row) => row.cards), mature: sum((row) => row.mature) },
    forecast: forecastOf(byDay, today),
    retention: retentionOf(reviews, learner.targetRetention),
    calibration: calibrationOf(reviews),
  };
  return { statistics, activity: activityOf(reviews, today) };
};
