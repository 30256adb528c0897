import { COACH_HISTORY } from '@fahm/contracts/study/coach.ts';
import { coachDay, coachExchange } from '@fahm/db/schema/coach.ts';
import { lessonItem } from '@fahm/db/schema/lesson.ts';
import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { UserId } from '../person/user-id.ts';
import { countedDay } from './allowance.ts';
import type { StoredAnswer } from './answer.ts';
import { passagesOf, type Passage } from './passage.ts';
import { batch } from '../statements.ts';

/** Most lessons that are read at once; the content build allows fewer of each kind. */
const MAX_LESSONS = 1000;
/** Kinds of lesson that the coach answers from. */
const ANSWERING = ['concept', 'rule', 'story', 'mastery'] as const;

/** The statement that reads these lessons, as far as they are of surahs 1 to `last`. */
export const lessonsNamed = ({ db }: Context, ids: readonly string[], last: number) =>
  db
    .select({ id: lessonItem.id, kind: lessonItem.kind, body: lessonItem.body })
    .from(lessonItem)
    .where(
      and(
        sql`${lessonItem.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        inArray(lessonItem.kind, ANSWERING),
        lte(lessonItem.surah, last),
        isNull(lessonItem.retiredAt),
      ),
    )
    .limit(MAX_LESSONS);

/** The statement that reads all lessons of a surah. */
export const lessonsOf = ({ db }: Context, surah: number) =>
  db
    .select({ id: lessonItem.id, kind: lessonItem.kind, body: lessonItem.body })
    .from(lessonItem)
    .where(
      and(
        inArray(lessonItem.kind, ANSWERING),
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

/** The lessons that answers name: a passage by the lesson before its slash, an objective by what it is part of. */
export const lessonsIn = (answers: readonly StoredAnswer[]): string[] => [
  ...new Set(
    answers
      .flatMap(({ segments, alsoSee }) => [
        ...segments.flatMap((it) => (it.type === 'lesson' ? [it.id.split('/')[0] ?? ''] : [])),
        ...alsoSee,
      ])
      .map((id) => id.replace(/^(m\d{3})-.*$/, '$1')),
  ),
];

export type StoredChat = { exchanges: Exchange[]; passages: Passage[]; used: number };

/**
 * The latest exchanges of somebody about a surah, in order, with the lessons that they name, of surahs 1 to `last`.
 * Three statements in two round trips.
 */
export const getChat = async (
  ctx: Context,
  userId: UserId,
  { surah, last }: { surah: number; last: number },
): Promise<StoredChat> => {
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
    today: [today],
  } = await batch(ctx, { latest, today: usedToday(ctx, userId) });
  const exchanges = rows.map(toExchange).toReversed();
  const named = lessonsIn(exchanges.map(({ answer }) => answer));
  const lessons = named.length === 0 ? [] : await lessonsNamed(ctx, named, last);
  return { exchanges, passages: passagesOf(lessons), used: today?.used ?? 0 };
};
