import { cardState, review } from '@fahm/db/schema/card.ts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { rowsOf } from '../rows.ts';
import { REVIEWS_A_DAY } from '../quotas.ts';
import type { Memory } from './model.ts';
import { selectList } from '../statements.ts';

/** A learner's card, as rows name it. */
export type CardKey = { learner: number; surah: number; item: number };

/** What is written to the log. */
export type Entry = {
  at: number;
  key: number;
  rating: number;
  stateBefore: number;
  recall: number | null;
  day: number;
};

const rowOf = ({ learner, surah, item }: CardKey): SQL =>
  sql`learner = ${learner} and surah = ${surah} and item = ${item}`;

/** Whether the card still stands as it was read: two devices may rate it at the same moment. */
const isUnchanged = (card: CardKey, memory: Memory | null): SQL =>
  memory === null
    ? sql`not exists (select 1 from card_state where ${rowOf(card)})`
    : sql`exists (select 1 from card_state where ${rowOf(card)}
        and reviews = ${memory.reviews} and last_review_at = ${memory.lastReviewAt})`;

/** Whether the log takes no more of an entry's day. One statement. */
export const isDayFull = async (ctx: Context, card: CardKey, entry: Entry): Promise<boolean> => {
  const [row] = await rowsOf<{ room: number }>(ctx, sql`select ${hasRoom(card, entry)} as room`);
  return row?.room === 0;
};

/** Whether an entry is in the log: the one just written, and not an earlier one of that name. */
const isWritten = ({ learner }: CardKey, { key, at }: Entry): SQL =>
  sql`exists (select 1 from review where learner = ${learner} and at = ${at} and key = ${key})`;

/** Whether a review was taken back: sent late again, it must not come back. What takes back never is. */
const isTakenBack = ({ learner }: CardKey, { key }: Entry): SQL =>
  key < 0
    ? sql`0`
    : sql`exists (select 1 from review where learner = ${learner} and key = ${-key})`;

const DAY = 86_400_000;

/** Whether the log has room on the day of an entry: far more than anybody reviews. */
const hasRoom = ({ learner }: CardKey, { at }: Entry): SQL => {
  const today = Math.floor(at / DAY) * DAY;
  return sql`(select count(*) from (select 1 from review where learner = ${learner} and at >= ${today}
    and at < ${today + DAY} limit ${REVIEWS_A_DAY})) < ${REVIEWS_A_DAY}`;
};

/** Appends to the log, if the card stands as it was read, no entry has that name, and the day is not full. */
export const append = ({ db }: Context, card: CardKey, memory: Memory | null, entry: Entry) =>
  db
    .insert(review)
    .select(
      sql`select ${selectList(review, { learner: card.learner, item: card.item, ...entry })}
        where ${isUnchanged(card, memory)} and ${hasRoom(card, entry)}`,
    )
    .onConflictDoNothing()
    .returning({ key: review.key });

const columnsOf = (memory: Memory) => ({
  due: memory.due,
  state: memory.state,
  step: memory.step,
  stability: memory.stability,
  difficulty: memory.difficulty,
  reviews: memory.reviews,
  lapses: memory.lapses,
  lastReviewAt: memory.lastReviewAt,
  recallDays: memory.recallDays,
  recallDay: memory.recallDay,
});

/** Keeps the memory that an entry made of `before`, if the entry was written. */
export const remember = (
  { db }: Context,
  card: CardKey,
  before: Memory | null,
  after: Memory,
  entry: Entry,
) => {
  const columns = columnsOf(after);
  const row = selectList(cardState, { ...card, ...columns, base: null });
  return db
    .insert(cardState)
    .select(
      sql`select ${row} where ${isUnchanged(card, before)} and ${isWritten(card, entry)}
        and not ${isTakenBack(card, entry)}`,
    )
    .onConflictDoUpdate({
      target: [cardState.learner, cardState.surah, cardState.item],
      set: columns,
    });
};

/** Forgets a card whose only review was taken back, if the entry that takes it back was written. */
export const forget = ({ db }: Context, card: CardKey, before: Memory, entry: Entry) =>
  db
    .delete(cardState)
    .where(
      and(
        eq(cardState.learner, card.learner),
        eq(cardState.surah, card.surah),
        eq(cardState.item, card.item),
        eq(cardState.reviews, before.reviews),
        isWritten(card, entry),
      ),
    );
