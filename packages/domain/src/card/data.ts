import { MAX_DUE, type DueItem } from '@fahm/contracts/study/flashcards.ts';
import type { Flashcard } from '@fahm/contracts/study/lessons.ts';
import { NO_SURAH } from '@fahm/contracts/study/word-cards.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { dayOf, startOfDay } from '../day.ts';
import { openSurahs, type Entitlement } from '../entitlement/model.ts';
import type { Learner } from '../learner/model.ts';
import { isSentOfItem, type AnnouncedKinds } from './kinds.ts';
import { isAskedToday, newWords } from './new-words.ts';
import { createScheduler, REVIEW_STATE, toScheduling, type Memory } from './model.ts';
import { rowsOf } from '../rows.ts';
import { batch } from '../statements.ts';

export type Queue = {
  learner: Learner;
  entitlements: readonly Entitlement[];
  /** How far the learner's time is ahead of UTC, in minutes. */
  offset: number;
  kinds: AnnouncedKinds;
  /** Only this surah; its new cards may begin it. */
  surah?: number | undefined;
  /** Only words. */
  deck?: 'words' | undefined;
};

type DueRow = Memory & { body: string };

const toItem = (learner: Learner, now: number) => {
  const scheduler = createScheduler(learner.targetRetention);
  return (body: string, memory: Memory | null): DueItem => {
    const flashcard = JSON.parse(body) as Flashcard;
    return {
      flashcard,
      scheduling: toScheduling(scheduler, memory, now),
      next: scheduler.nextIntervals(flashcard.id, memory, now),
    };
  };
};

/** Until when what is due counts as due today: a card of days from its day on, one of minutes to the minute. */
export const dueBy = (now: number, offset: number): { endOfDay: number; isDue: SQL } => {
  const endOfDay = startOfDay(dayOf(now, offset) + 1, offset);
  return {
    endOfDay,
    isDue: sql`s.due < ${endOfDay} and (s.state = ${REVIEW_STATE} or s.due <= ${now})`,
  };
};

/** When the learner's day began. */
const todayOf = ({ now }: Context, { offset }: Queue): number =>
  startOfDay(dayOf(now, offset), offset);

/**
 * Begun cards that are due, of every surah: those that were begun stay, whatever is open now. A word that a lesson
 * asked today waits.
 */
const dueCards = (ctx: Context, queue: Queue) => {
  const { learner, offset, kinds, surah } = queue;
  const ofSurah = surah === undefined ? sql`` : sql` and s.surah = ${surah}`;
  return rowsOf<DueRow>(
    ctx,
    sql`
    select i.body as body, s.state as state, s.step as step, s.due as due, s.stability as stability,
      s.difficulty as difficulty, s.reviews as reviews, s.lapses as lapses, s.last_review_at as "lastReviewAt",
      s.recall_days as "recallDays", s.recall_day as "recallDay"
    from card_state s join lesson_item i on i.number = s.item
    where s.learner = ${learner.id} and ${dueBy(ctx.now, offset).isDue}${ofSurah} and i.retired_at is null
      and ${isSentOfItem(kinds)}
      and (s.surah <> ${NO_SURAH} or not ${isAskedToday(learner, todayOf(ctx, queue))})
    order by s.due limit ${MAX_DUE}`,
  );
};

/** Cards that are open to the learner and not begun, in the order of the lessons. */
const unbegun = (
  { learner, entitlements, kinds, surah }: Queue,
  now: number,
  where: SQL,
  most: SQL,
): SQL => {
  const ofSurah = surah === undefined ? sql`` : sql` and i.surah = ${surah}`;
  return sql`select i.body as body, i.surah as surah, i.position as position from lesson_item i
    where i.kind = 'card' and i.surah <= ${openSurahs(entitlements, now)}${ofSurah} and ${where}
      and i.retired_at is null and ${isSentOfItem(kinds)} and not exists (select 1 from card_state s
        where s.learner = ${learner.id} and s.surah = i.surah and s.item = i.number)
    order by i.surah, i.position limit ${most}`;
};

type NewCard = { body: string; wrapped: number; surah: number; position: number };

/**
 * The new cards that are left for today: on from the one begun last, to the end of its surah, then in the
 * order of the Qur'an. The second half is read, and begun cards walked through, only when the first is not enough.
 * Behind them the new words.
 */
const newCards = (ctx: Context, queue: Queue) => {
  const { id, newCardsPerDay, newWordsPerDay } = queue.learner;
  const { surah, kinds } = queue;
  const today = todayOf(ctx, queue);
  const isDeck = kinds.includes('word') && (surah ?? NO_SURAH) === NO_SURAH;
  const left = (
    aDay: number,
    kind: string,
  ) => sql`select max(0, ${aDay} - count(distinct r.item)) as n
    from review r join lesson_item i on i.number = r.item
    where r.learner = ${id} and r.at >= ${today} and r.state_before = 0 and i.kind = ${kind}`;
  const isAhead = sql`i.surah = (select surah from latest) and i.position >= (select position from latest)`;
  const quota = sql`(select n from quota)`;
  return rowsOf<NewCard>(
    ctx,
    sql`with quota as (${left(newCardsPerDay, 'card')}),
      words as (${left(isDeck ? newWordsPerDay : 0, 'word')}),
      latest as (select i.surah as surah, i.position as position
        from review r join lesson_item i on i.number = r.item
        where r.learner = ${id} and r.state_before = 0 and i.kind = 'card' order by r.at desc limit 1)
    select body, wrapped, surah, position from (
      select body, 0 as wrapped, surah, position from (${unbegun(queue, ctx.now, isAhead, quota)})
      union all select body, 1, surah, position from
        (${unbegun(queue, ctx.now, sql`(${isAhead}) is not true`, quota)})
      limit ${quota})
    union all select body, wrapped, surah, position from
      (${newWords({ ...queue, now: ctx.now, today }, sql`(select n from words)`)})`,
  );
};

/** The order of new cards, which a union does not promise. */
const byPlace = (one: NewCard, other: NewCard): number =>
  one.wrapped - other.wrapped || one.surah - other.surah || one.position - other.position;

/**
 * What a learner has to do today: cards that are due, the one overdue for longest first, then the day's new ones; a
 * word not beside a card of a lesson that asks it. Two statements in one round trip.
 */
export const listDue = async (ctx: Context, asked: Queue): Promise<DueItem[]> => {
  const queue = asked.deck === 'words' ? { ...asked, surah: NO_SURAH } : asked;
  const { due, fresh } = await batch(ctx, {
    due: dueCards(ctx, queue),
    fresh: newCards(ctx, queue),
  });
  const item = toItem(queue.learner, ctx.now);
  const items = [
    ...due.map(({ body, ...memory }) => item(body, memory)),
    ...fresh.toSorted(byPlace).map(({ body }) => item(body, null)),
  ];
  const ids = new Set(items.map(({ flashcard }) => flashcard.id));
  return items
    .filter(
      ({ flashcard }) =>
        flashcard.type !== 'word' || flashcard.alsoAsked.every((card) => !ids.has(card)),
    )
    .slice(0, MAX_DUE);
};
