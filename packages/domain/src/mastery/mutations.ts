import type { ObjectiveChange, ObjectiveProgress } from '@fahm/contracts/study/masteries.ts';
import { masteryTick } from '@fahm/db/schema/mastery.ts';
import { sql, type SQL } from 'drizzle-orm';
import { createScheduler } from '../card/model.ts';
import type { Context } from '../context.ts';
import { assertMayRead, openSurahs } from '../entitlement/model.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { objectivesOf, type MasteryOfLearner } from './data.ts';
import { positionOf, toObjectiveProgress } from './model.ts';
import { batch, selectList } from '../statements.ts';

/** The objective at a place, if it is open. */
const openObjective = ({ now }: Context, mastery: MasteryOfLearner, position: number): SQL => sql`
  from lesson_item where part_of = ${mastery.id} and position = ${position} and retired_at is null
    and surah <= ${openSurahs(mastery.entitlements, now)}`;

const write = (ctx: Context, mastery: MasteryOfLearner, position: number, completed: boolean) => {
  const { db, now } = ctx;
  const open = openObjective(ctx, mastery, position);
  return completed
    ? db
        .insert(masteryTick)
        .select(
          sql`select ${selectList(masteryTick, {
            personId: mastery.userId,
            surah: sql`surah`,
            objective: sql`number`,
            completedAt: now,
          })} ${open}`,
        )
        .onConflictDoNothing()
    : db
        .delete(masteryTick)
        .where(
          sql`person_id = ${mastery.userId} and surah = (select surah ${open}) and objective = (select number ${open})`,
        );
};

/**
 * Ticks an objective, or takes the tick away; a second time changes nothing, not even the time. Two
 * statements in one round trip.
 * @throws ServiceError `not_found` for no such objective; `subscription_required`.
 */
export const tickObjective = async (
  ctx: Context,
  mastery: MasteryOfLearner,
  { objectiveKey, completed }: ObjectiveChange,
): Promise<ObjectiveProgress> => {
  const position = positionOf(objectiveKey);
  const {
    objectives: [row],
  } = await batch(ctx, {
    written: write(ctx, mastery, position, completed),
    objectives: objectivesOf(ctx, mastery, position),
  });
  if (row === undefined) throw new ServiceError('not_found', 'No such objective.');
  assertMayRead(mastery.entitlements, row.surah, ctx.now);
  return toObjectiveProgress(createScheduler(mastery.learner.targetRetention), row, ctx.now);
};
