import type { Flashcard, LessonBody, LessonKind } from '@fahm/contracts/study/lessons.ts';
import type { SurahOverview } from '@fahm/contracts/study/surah-overview.ts';
import { lessonItem } from '@fahm/db/schema/lesson.ts';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { isSent, type AnnouncedKinds } from '../card/kinds.ts';
import type { Context } from '../context.ts';

/** Most items of a kind that are read; the content build allows fewer. */
const MAX_ROWS = 400;

const ofSurah = (kind: LessonKind, surah: number) =>
  and(eq(lessonItem.kind, kind), eq(lessonItem.surah, surah), isNull(lessonItem.retiredAt));

/** The statement that reads a surah's items of a kind, in their order; to be awaited, or put into a batch. */
export const itemsOf = ({ db }: Context, kind: LessonKind, surah: number) =>
  db
    .select({ body: lessonItem.body })
    .from(lessonItem)
    .where(ofSurah(kind, surah))
    .orderBy(asc(lessonItem.position))
    .limit(MAX_ROWS);

/** What a row of the content build holds: its shape was checked there, the caller says which. */
export const readBody = ({ body }: { body: string }): unknown => JSON.parse(body);

/**
 * A surah's items of a kind, in their order, in the shape that the API answers. Whether they may be read is
 * the caller's to ask. One statement.
 */
export const listItems = async <Kind extends LessonKind>(
  ctx: Context,
  kind: Kind,
  surah: number,
): Promise<LessonBody<Kind>[]> =>
  (await itemsOf(ctx, kind, surah)).map(readBody) as LessonBody<Kind>[];

/**
 * A surah as a whole, with the map of its passages; null while its lessons are in the first form. Whether it
 * may be read is the caller's to ask. One statement.
 */
export const getOverview = async (ctx: Context, surah: number): Promise<SurahOverview | null> =>
  (await listItems(ctx, 'surah', surah))[0] ?? null;

type Sent = { kinds: AnnouncedKinds; order: SQL; most: number };

/** Cards of a surah, of the kinds that a client is sent. */
const sentCards = async (
  { db }: Context,
  surah: number,
  { kinds, order, most }: Sent,
): Promise<Flashcard[]> => {
  const rows = await db
    .select({ body: lessonItem.body })
    .from(lessonItem)
    .where(and(ofSurah('card', surah), isSent(lessonItem.body, kinds)))
    .orderBy(order)
    .limit(most);
  return rows.map((row) => readBody(row) as Flashcard);
};

/** A surah's cards of the kinds that the client is sent, in their order. One statement. */
export const listCards = (ctx: Context, surah: number, kinds: AnnouncedKinds) =>
  sentCards(ctx, surah, { kinds, order: asc(lessonItem.position), most: MAX_ROWS });

/** So many of them, in a random order. One statement. */
export const dealCards = (ctx: Context, surah: number, count: number, kinds: AnnouncedKinds) =>
  sentCards(ctx, surah, { kinds, order: sql`random()`, most: count });
