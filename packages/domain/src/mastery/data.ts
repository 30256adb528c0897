import type { ObjectiveProgress } from '@fahm/contracts/study/masteries.ts';
import { MAX_OBJECTIVES } from '@fahm/contracts/study/masteries.ts';
import { sql, type SQL } from 'drizzle-orm';
import { createScheduler } from '../card/model.ts';
import type { Context } from '../context.ts';
import { assertMayRead, type Entitlement } from '../entitlement/model.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { Learner } from '../learner/model.ts';
import type { UserId } from '../person/user-id.ts';
import { toObjectiveProgress, type ObjectiveRow } from './model.ts';
import { rowsOf } from '../rows.ts';

/** Who asks about which mastery item. */
export type MasteryOfLearner = {
  userId: UserId;
  learner: Learner;
  entitlements: readonly Entitlement[];
  id: string;
};

export type FoundObjective = ObjectiveRow & { surah: number };

/** The memories of an objective's cards; the list of cards in its body is the content build's. */
const memories = (learner: number): SQL => sql`(
  select json_group_array(json(case when s.item is null then 'null' else json_object(
    'state', s.state, 'step', s.step, 'due', s.due, 'stability', s.stability, 'difficulty', s.difficulty,
    'reviews', s.reviews, 'lapses', s.lapses, 'lastReviewAt', s.last_review_at,
    'recallDays', s.recall_days, 'recallDay', s.recall_day) end))
  from json_each(o.body, '$.cards') c join lesson_item i on i.id = c.value and i.retired_at is null
  left join card_state s on s.learner = ${learner} and s.surah = i.surah and s.item = i.number)`;

/** The statement that reads objectives of a mastery item with ticks and cards; one of them, or all. */
export const objectivesOf = (
  ctx: Context,
  { userId, learner, id }: MasteryOfLearner,
  position?: number,
) => {
  const one = position === undefined ? sql`` : sql` and o.position = ${position}`;
  return rowsOf<FoundObjective>(
    ctx,
    sql`
    select o.surah as surah, o.position as position, t.completed_at as "completedAt",
      exists (select 1 from objective_shown h where h.learner = ${learner.id}
        and h.objective = o.number) as "wasShown", ${memories(learner.id)} as cards
    from lesson_item o left join mastery_tick t
      on t.person_id = ${userId} and t.surah = o.surah and t.objective = o.number
    where o.part_of = ${id}${one} and o.retired_at is null
    order by o.position limit ${MAX_OBJECTIVES}`,
  );
};

/**
 * The records of every objective of a mastery item, in order. One statement.
 * @throws ServiceError `not_found` for no such item; `subscription_required`.
 */
export const listObjectives = async (
  ctx: Context,
  mastery: MasteryOfLearner,
): Promise<ObjectiveProgress[]> => {
  const rows = await objectivesOf(ctx, mastery);
  const [first] = rows;
  if (first === undefined) throw new ServiceError('not_found', 'No such mastery item.');
  assertMayRead(mastery.entitlements, first.surah, ctx.now);
  const scheduler = createScheduler(mastery.learner.targetRetention);
  return rows.map((row) => toObjectiveProgress(scheduler, row, ctx.now));
};
