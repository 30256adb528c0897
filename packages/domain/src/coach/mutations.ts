import { coachDay, coachExchange } from '@fahm/db/schema/coach.ts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { UserId } from '../person/user-id.ts';
import { QUOTAS } from '../quotas.ts';
import { countedDay } from './allowance.ts';
import type { StoredAnswer } from './answer.ts';
import {
  exchangeOf,
  lessonsIn,
  lessonsNamed,
  toExchange,
  usedToday,
  type Exchange,
} from './data.ts';
import { passagesOf, type Passage } from './passage.ts';
import { batch, selectList, type RowOf } from '../statements.ts';

/** A question under the id that the browser gave it. */
export type Question = { userId: UserId; surah: number; questionId: string; message: string };

/** The right to answer a question, which one request has at a time. */
export type Claim = { answerId: string; until: number; isFull: boolean };

/** What a question begins with: its passages, how many messages are used, and its claim or its answer. */
export type Begun = { passages: Passage[]; used: number } & (
  | { claim: Claim; before: null }
  | { claim: null; before: Exchange }
);

/** How long a claim lasts, in milliseconds: longer than a model and its texts may take. */
const CLAIM = 15_000;
/** How often a question that broke off is begun without being counted again: a model costs money. */
const MAX_CLAIMS = 3;
/** So many of the oldest exchanges go at once when there are too many: not a statement for each message. */
const PRUNED = 100;

const whose = ({ userId, questionId }: Question) =>
  and(eq(coachExchange.personId, userId), eq(coachExchange.questionId, questionId));

type ExchangeRow = RowOf<typeof coachExchange>;

/** An exchange as a question begins it. */
const exchangeRow = (
  { userId, surah, questionId, message }: Question,
  rest: Pick<ExchangeRow, 'answerId' | 'answer' | 'askedAt' | 'answeredAt' | 'claimedUntil'> &
    Partial<ExchangeRow>,
): SQL =>
  selectList(coachExchange, {
    number: sql`null`,
    personId: userId,
    surah,
    questionId,
    question: message,
    claims: 1,
    ...rest,
  });

/**
 * Claims a question: a new one while messages of the day are left, one that broke off when its claim is over.
 * Nothing comes back when it is answered, claimed by another, or was asked in other words.
 */
const claimQuestion = (
  { db, now }: Context,
  question: Question,
  { answerId, limit }: { answerId: string; limit: number },
) => {
  const { userId, questionId } = question;
  const row = exchangeRow(question, {
    answerId,
    answer: '',
    askedAt: now,
    answeredAt: 0,
    claimedUntil: now + CLAIM,
  });
  return db
    .insert(coachExchange)
    .select(
      sql`select ${row} where ${limit} > coalesce((select used from coach_day
          where person_id = ${userId} and day = ${countedDay(now)}), 0)
        or exists (select 1 from coach_exchange where person_id = ${userId} and question_id = ${questionId})`,
    )
    .onConflictDoUpdate({
      target: [coachExchange.personId, coachExchange.questionId],
      set: { claimedUntil: sql`excluded.claimed_until`, claims: sql`${coachExchange.claims} + 1` },
      setWhere: sql`${coachExchange.answer} = '' and ${coachExchange.claimedUntil} <= ${now}
        and ${coachExchange.claims} < ${MAX_CLAIMS} and ${coachExchange.surah} = excluded.surah
        and ${coachExchange.question} = excluded.question`,
    })
    .returning({
      answerId: coachExchange.answerId,
      stored: sql<number>`(select count(*) from coach_exchange where person_id = ${userId})`,
    });
};

/** Counts one message, if its claim was made in this batch and not taken up again. */
const count = ({ db, now }: Context, question: Question, answerId: string) =>
  db
    .insert(coachDay)
    .select(
      sql`select ${selectList(coachDay, {
        personId: question.userId,
        day: countedDay(now),
        used: 1,
      })} where exists (select 1 from coach_exchange
        where person_id = ${question.userId} and question_id = ${question.questionId}
          and answer_id = ${answerId})`,
    )
    .onConflictDoUpdate({
      target: [coachDay.personId, coachDay.day],
      set: { used: sql`${coachDay.used} + 1` },
    })
    .returning({ used: coachDay.used });

/** Why a question could not be claimed: the answer it has, or the refusal. Two statements in one round trip. */
async function answered(ctx: Context, question: Question, limit: number) {
  const { surah, message } = question;
  const {
    exchange: [row],
    today: [today],
  } = await batch(ctx, {
    exchange: exchangeOf(ctx, question.userId, question.questionId),
    today: usedToday(ctx, question.userId),
  });
  if (row === undefined) {
    throw new ServiceError('too_many_requests', `All ${limit} messages of today are used.`);
  }
  if (row.surah !== surah || row.question !== message) {
    throw new ServiceError('conflict', 'This id names another question.');
  }
  if (row.answer !== '') return { before: toExchange(row), used: today?.used ?? 0 };
  if (row.claims >= MAX_CLAIMS && (row.claimedUntil ?? 0) <= ctx.now) {
    throw new ServiceError('conflict', 'This question broke off too often.');
  }
  throw new ServiceError('busy', 'This question is being answered.');
}

/** What may be read for a question: how many messages a day, the lessons that were found, of surahs 1 to `last`. */
export type Allowed = { limit: number; lessons: readonly string[]; last: number };

/**
 * Begins a question: claims it, counts it and reads the lessons, as one moment. Of any number at once, no more
 * than `limit` of a day get through, and of those with one id only one. Three statements in one round trip; two
 * more for a question that was begun before, and one for the lessons of its answer.
 * @throws ServiceError `too_many_requests` when the day's messages are used; `busy` while another request answers
 * it; `conflict` for an id that was used for another question, or broke off too often.
 */
export const beginQuestion = async (
  ctx: Context,
  question: Question,
  { limit, lessons: ids, last }: Allowed,
): Promise<Begun> => {
  const answerId = crypto.randomUUID();
  const {
    claimed: [claimed],
    counted: [counted],
    lessons,
  } = await batch(ctx, {
    claimed: claimQuestion(ctx, question, { answerId, limit }),
    counted: count(ctx, question, answerId),
    lessons: lessonsNamed(ctx, ids, last),
  });
  if (claimed === undefined) {
    const { before, used } = await answered(ctx, question, limit);
    const named = await lessonsNamed(ctx, lessonsIn([before.answer]), last);
    return { passages: passagesOf(named), claim: null, before, used };
  }
  const passages = passagesOf(lessons);
  const claim = {
    answerId: claimed.answerId,
    until: ctx.now + CLAIM,
    isFull: claimed.stored > QUOTAS.coach_exchange.rows,
  };
  return { passages, used: counted?.used ?? limit, claim, before: null };
};

const claimedBy = (question: Question, { until }: Claim) =>
  and(whose(question), eq(coachExchange.answer, ''), eq(coachExchange.claimedUntil, until));

/** The statement that lets the oldest exchanges of somebody go. */
const prune = ({ db }: Context, { userId }: Question) =>
  db.delete(coachExchange).where(
    sql`person_id = ${userId} and number <= (select number from coach_exchange where person_id = ${userId}
      order by number desc limit 1 offset ${QUOTAS.coach_exchange.rows - PRUNED})`,
  );

/**
 * Keeps the answer of a claimed question. One statement, and one more when there are too many exchanges.
 * @throws ServiceError `busy` when the claim ran out and another request took it.
 */
export const storeAnswer = async (
  ctx: Context,
  question: Question,
  claim: Claim,
  { answer, answeredAt }: Pick<Exchange, 'answer' | 'answeredAt'>,
): Promise<void> => {
  const written = ctx.db
    .update(coachExchange)
    .set({ answer: JSON.stringify(answer), answeredAt, claimedUntil: null })
    .where(claimedBy(question, claim))
    .returning({ id: coachExchange.answerId });
  const stored = claim.isFull
    ? (await batch(ctx, { written, pruned: prune(ctx, question) })).written
    : await written;
  if (stored.length > 0) return;
  // Nothing is there when the chat was deleted meanwhile: then there is nothing to keep.
  const [row] = await exchangeOf(ctx, question.userId, question.questionId);
  if (row !== undefined) throw new ServiceError('busy', 'This question is being answered.');
};

/** Gives a claim back, so that the question can be sent again at once. One statement. */
export const releaseClaim = async (
  ctx: Context,
  question: Question,
  claim: Claim,
): Promise<void> => {
  await ctx.db.update(coachExchange).set({ claimedUntil: 0 }).where(claimedBy(question, claim));
};

/**
 * Keeps what somebody in need was answered, which needs no claim and is never counted. An id that names other
 * words keeps what it has, and this exchange gets an id of its own; what the same words were answered before
 * gives way. Two statements in one round trip, and one more when there are too many exchanges.
 */
export const storeCareAnswer = async (
  ctx: Context,
  question: Question,
  answer: StoredAnswer,
): Promise<{ answerId: string; used: number }> => {
  const { db, now } = ctx;
  const { userId, questionId, message } = question;
  const json = JSON.stringify(answer);
  const written = db
    .insert(coachExchange)
    .select(
      sql`select ${exchangeRow(question, {
        questionId: sql`iif(exists (select 1 from coach_exchange where person_id = ${userId}
          and question_id = ${questionId} and question <> ${message}), ${crypto.randomUUID()}, ${questionId})`,
        answerId: crypto.randomUUID(),
        answer: json,
        askedAt: now,
        answeredAt: now,
        claimedUntil: null,
      })} where true`,
    )
    .onConflictDoUpdate({
      target: [coachExchange.personId, coachExchange.questionId],
      set: { answer: json, answeredAt: now, claimedUntil: null },
    })
    .returning({
      answerId: coachExchange.answerId,
      stored: sql<number>`(select count(*) from coach_exchange where person_id = ${userId})`,
    });
  const {
    written: [row],
    today: [today],
  } = await batch(ctx, { written, today: usedToday(ctx, userId) });
  if ((row?.stored ?? 0) > QUOTAS.coach_exchange.rows) await prune(ctx, question);
  return { answerId: row?.answerId ?? questionId, used: today?.used ?? 0 };
};

/** Deletes a chat; what was counted stays counted. One statement. */
export const deleteChat = async ({ db }: Context, userId: UserId, surah: number): Promise<void> => {
  await db
    .delete(coachExchange)
    .where(and(eq(coachExchange.personId, userId), eq(coachExchange.surah, surah)));
};
