import { COACH_HISTORY } from '@fahm/contracts/coach.ts';
import { coachDay, coachExchange } from '@fahm/db/schema/coach.ts';
import { lessonItem } from '@fahm/db/schema/lesson.ts';
import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { UserId } from '../person/user-id.ts';
import { countedDay } from './allowance.ts';
import type { StoredAnswer } from './answer.ts';
import { passagesOf, type Passage } from './passage.ts';
import { batch } from '../statements.ts';

/** Most lessons of a surah that are read; the content build allows fewer of each kind. */
const MAX_LESSONS = 1000;

/** The statement that reads what a surah's passages are made of. */
export const lessonsOf = ({ db }: Context, surah: number) =>
  db
    .select({ id: lessonItem.id, kind: lessonItem.kind, body: lessonItem.body })
    .from(lessonItem)
    .where(
      and(
        inArray(lessonItem.kind, ['concept', 'rule', 'story', 'mastery']),
        eq(lessonItem.surah, surah),
        isNull(lessonItem.retiredAt),
      ),
    )
    .orderBy(asc(lessonItem.kind), asc(lessonItem.position))
    .limit(MAX_LESSONS);

/** The statement that reads how many messages somebody sent today; no row before the first. */
export const usedToday = ({ db, now }: Context, userId: UserId) =>
  db
    .select({ used: coachDay.used })
    .from(coachDay)
    .where(and(eq(coachDay.personId, userId), eq(coachDay.day, countedDay(now))))
    .limit(1);

const columns = {
  questionId: coachExchange.questionId,
  answerId: coachExchange.answerId,
  question: coachExchange.question,
  answer: coachExchange.answer,
  askedAt: coachExchange.askedAt,
  answeredAt: coachExchange.answeredAt,
  surah: coachExchange.surah,
  claimedUntil: coachExchange.claimedUntil,
  claims: coachExchange.claims,
};

type Row = Pick<typeof coachExchange.$inferSelect, keyof typeof columns>;

export type Exchange = Omit<Row, 'answer' | 'claimedUntil' | 'claims'> & { answer: StoredAnswer };

/** An exchange that is answered. */
export const toExchange = ({ answer, claimedUntil: _u, claims: _c, ...rest }: Row): Exchange => ({
  ...rest,
  answer: JSON.parse(answer) as StoredAnswer,
});

/** The statement that finds the exchange of a question's id. */
export const exchangeOf = ({ db }: Context, userId: UserId, questionId: string) =>
  db
    .select(columns)
    .from(coachExchange)
    .where(and(eq(coachExchange.personId, userId), eq(coachExchange.questionId, questionId)))
    .limit(1);

export type StoredChat = { exchanges: Exchange[]; passages: Passage[]; used: number };

/** The latest exchanges of somebody about a surah, in order, with the lessons. Three statements in one round trip. */
export const getChat = async (ctx: Context, userId: UserId, surah: number): Promise<StoredChat> => {
  const latest = ctx.db
    .select(columns)
    .from(coachExchange)
    .where(
      and(
        eq(coachExchange.personId, userId),
        eq(coachExchange.surah, surah),
        ne(coachExchange.answer, ''),
      ),
    )
    .orderBy(desc(coachExchange.number))
    .limit(COACH_HISTORY / 2);
  const {
    latest: rows,
    lessons,
    today: [today],
  } = await batch(ctx, {
    latest,
    lessons: lessonsOf(ctx, surah),
    today: usedToday(ctx, userId),
  });
  return {
    exchanges: rows.map(toExchange).toReversed(),
    passages: passagesOf(lessons),
    used: today?.used ?? 0,
  };
};
