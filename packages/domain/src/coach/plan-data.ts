import type { CoachPlan } from '@fahm/contracts/study/coach-plan.ts';
import type { Concept, Mastery, Rule, Story } from '@fahm/contracts/study/lessons.ts';
import { EXPERIENCES } from '@fahm/contracts/person/profile.ts';
import { coachPlan } from '@fahm/db/schema/coach.ts';
import { sql, type SQL } from 'drizzle-orm';
import { isSentOfItem, type AnnouncedKinds } from '../card/kinds.ts';
import { REVIEW_STATE } from '../card/model.ts';
import type { Context } from '../context.ts';
import { dayOf, startOfDay } from '../day.ts';
import type { Learner } from '../learner/model.ts';
import type { UserId } from '../person/user-id.ts';
import { rowsOf } from '../rows.ts';
import { lessonsOf } from './data.ts';
import type { LessonRow } from './passage.ts';
import { planOf, type PlannedLesson, type PlannedObjective, type PlannedPassage } from './plan.ts';
import { batch } from '../statements.ts';

export type PlanFor = {
  userId: UserId;
  learner: Learner;
  surah: number;
  offset: number;
  /** What is due is counted as far as the client is sent it. */
  kinds: AnnouncedKinds;
};

type LearnerRow = {
  startDay: number | null;
  level: string | null;
  /** Ranges of verses, as the place document keeps them: `1-7,9`. */
  seen: string | null;
  /** JSON. */
  ticked: string;
  begun: string;
  known: string;
  /** JSON of the map of the surah; null while it has none. */
  map: string | null;
  due: string;
  reviewedToday: number;
};

/** Everything that a plan asks of a learner, in one row. A card that comes again in minutes is not due yet. */
const learnerRow = (ctx: Context, { userId, learner, surah, offset, kinds }: PlanFor) => {
  const today = dayOf(ctx.now, offset);
  const startDay = sql`(select start_day from coach_plan where person_id = ${userId} and surah = ${surah})`;
  // A card whose reviews the log has no more of was begun long ago.
  const wasKnown = sql`(s.base is not null or s.item in (select item from review where learner = ${learner.id}
    and state_before = 0 and at < coalesce(${startDay}, ${today}) * 86400000 - ${offset * 60_000}))`;
  const mine: SQL = sql`from card_state s join lesson_item i on i.number = s.item and i.retired_at is null
    where s.learner = ${learner.id} and s.surah = ${surah}`;
  return rowsOf<LearnerRow>(
    ctx,
    sql`select
      ${startDay} as "startDay",
      (select json_extract(body, '$.passages') from lesson_item
        where surah = ${surah} and kind = 'surah' and retired_at is null limit 1) as map,
      (select previous_experience from profile where person_id = ${userId}) as level,
      (select json_extract(value, ${`$.seen."${surah}"`}) from document
        where person_id = ${userId} and name = 'place') as seen,
      (select json_group_array(o.id) from mastery_tick t join lesson_item o on o.number = t.objective
        where t.person_id = ${userId} and t.surah = ${surah}) as ticked,
      (select json_group_array(distinct c.value) from (select i.body as body ${mine}) b,
        json_each(b.body, '$.concepts') c) as begun,
      (select json_group_array(distinct c.value) from (select i.body as body ${mine} and ${wasKnown}) b,
        json_each(b.body, '$.concepts') c) as known,
      (select json_group_array(json_array(day, cards)) from (
        select cast(max(${today}, (s.due + ${offset * 60_000}) / 86400000) as integer) as day,
          count(*) as cards ${mine} and (s.state = ${REVIEW_STATE} or s.due <= ${ctx.now})
          and ${isSentOfItem(kinds)} group by 1)) as due,
      (select count(distinct r.item) from review r join lesson_item i on i.number = r.item
        where r.learner = ${learner.id} and r.at >= ${startOfDay(today, offset)} and i.surah = ${surah}) as "reviewedToday"`,
  );
};

/** Verses of `1-7,9`. */
const seenVerses = (ranges: string | null): Set<number> =>
  new Set(
    (ranges ?? '').split(',').flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      return Array.from(
        { length: Math.min(Math.max(to - from + 1, 0), 286) },
        (_, at) => from + at,
      );
    }),
  );

const plannedLessons = (rows: readonly LessonRow[]): PlannedLesson[] =>
  rows.flatMap(({ id, kind, body }) => {
    if (kind !== 'concept' && kind !== 'rule' && kind !== 'story') return [];
    const item = JSON.parse(body) as Concept & Rule & Story;
    const verseRefs =
      kind === 'concept'
        ? item.verseRefs
        : kind === 'rule'
          ? item.primaryVerses
          : item.content.primary_verses;
    return [{ id, kind, title: item.title, verseRefs }];
  });

const plannedObjectives = (rows: readonly LessonRow[]): PlannedObjective[] =>
  rows
    .filter(({ kind }) => kind === 'mastery')
    .flatMap(({ body }) => (JSON.parse(body) as Mastery).sections)
    .flatMap(({ objectives, objectiveIds }) =>
      objectives.map((text, at) => ({ id: objectiveIds[at] ?? '', text })),
    );

const read = (json: string | undefined) => JSON.parse(json ?? '[]') as unknown[];

/** The plan of a learner for a surah. Two statements in one round trip; access is the caller's to ask. */
export const getPlan = async (ctx: Context, of: PlanFor): Promise<CoachPlan> => {
  const {
    lessons: rows,
    learnerRows: [row],
  } = await batch(ctx, { lessons: lessonsOf(ctx, of.surah), learnerRows: learnerRow(ctx, of) });
  return planOf({
    surah: of.surah,
    startDay: row?.startDay ?? null,
    today: dayOf(ctx.now, of.offset),
    level: EXPERIENCES.find((level) => level === row?.level) ?? 'beginner',
    map: read(row?.map ?? undefined) as PlannedPassage[],
    lessons: plannedLessons(rows),
    objectives: plannedObjectives(rows),
    seen: seenVerses(row?.seen ?? null),
    begunLessons: new Set(read(row?.begun) as string[]),
    knownLessons: new Set(read(row?.known) as string[]),
    ticked: new Set(read(row?.ticked) as string[]),
    due: new Map(read(row?.due) as [number, number][]),
    reviewedToday: row?.reviewedToday ?? 0,
  });
};

/** Begins the week of a surah today, or anew. One statement. */
export const beginPlan = async (ctx: Context, of: PlanFor): Promise<void> => {
  const startDay = dayOf(ctx.now, of.offset);
  await ctx.db
    .insert(coachPlan)
    .values({ personId: of.userId, surah: of.surah, startDay })
    .onConflictDoUpdate({ target: [coachPlan.personId, coachPlan.surah], set: { startDay } });
};
