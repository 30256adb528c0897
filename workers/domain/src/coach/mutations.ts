import { coachDay, coachExchange } from '@fahm/db/schema/coach.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { UserId } from '../person/user-id.ts';
import { countedDay } from './allowance.ts';
import { exchangeOf, lessonsOf, toExchange, usedToday, type Exchange } from './data.ts';
import { passagesOf, type Passage } from './passage.ts';

export type Question = { userId: UserId; surah: number; questionId: string };

/** What a question begins with: its passages, how many messages are used, and the answer it already has. */
export type Begun = { passages: Passage[]; used: number; before: Exchange | null };

/** Counts one message, unless the question is answered already or the limit is reached. */
const spend = ({ db, now }: Context, { userId, questionId }: Question, limit: number) =>
  db
    .insert(coachDay)
    .select(
      sql`select ${userId}, ${countedDay(now)}, 1 where not exists (select 1 from ${coachExchange}
        where ${coachExchange.personId} = ${userId} and ${coachExchange.questionId} = ${questionId})`,
    )
    .onConflictDoUpdate({
      target: [coachDay.personId, coachDay.day],
      set: { used: sql`${coachDay.used} + 1` },
      setWhere: sql`${coachDay.used} < ${limit}`,
    })
    .returning({ used: coachDay.used });

/**
 * Begins a question: counts it and reads the lessons, as one moment. Of any number at once, no more than
 * `limit` of a day get through. Three statements in one round trip.
 * @throws AppError `too_many_requests` when the day's messages are used.
 */
export const beginQuestion = async (
  ctx: Context,
  question: Question,
  limit: number,
): Promise<Begun> => {
  const [spent, found, lessons] = await ctx.db.batch([
    spend(ctx, question, limit),
    exchangeOf(ctx, question.userId, question.questionId),
    lessonsOf(ctx, question.surah),
  ]);
  const [before] = found.map(toExchange);
  const used = spent[0]?.used;
  if (used === undefined && before === undefined) {
    throw new AppError('too_many_requests', `All ${limit} messages of today are used.`);
  }
  const passages = passagesOf(lessons);
  return { passages, used: used ?? limit, before: before ?? null };
};

/** Begins a question that is not counted: somebody in need is always answered. Two statements in one round trip. */
export const beginUncounted = async (ctx: Context, question: Question): Promise<Begun> => {
  const [found, [today]] = await ctx.db.batch([
    exchangeOf(ctx, question.userId, question.questionId),
    usedToday(ctx, question.userId),
  ]);
  const [before] = found.map(toExchange);
  return { passages: [], used: today?.used ?? 0, before: before ?? null };
};

/** Keeps a question and its answer, once for each id. One statement. */
export const keepExchange = async (
  { db }: Context,
  { userId, surah, questionId }: Question,
  exchange: Omit<Exchange, 'questionId' | 'surah'>,
): Promise<void> => {
  await db
    .insert(coachExchange)
    .values({
      personId: userId,
      surah,
      questionId,
      ...exchange,
      answer: JSON.stringify(exchange.answer),
    })
    .onConflictDoNothing();
};

/** Deletes a chat; what was counted stays counted. One statement. */
export const deleteChat = async ({ db }: Context, userId: UserId, surah: number): Promise<void> => {
  await db
    .delete(coachExchange)
    .where(and(eq(coachExchange.personId, userId), eq(coachExchange.surah, surah)));
};
