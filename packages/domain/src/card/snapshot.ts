import { learner } from '@fahm/db/schema/learner.ts';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Learner } from '../learner/model.ts';
import type { PersonValue } from '../session/data.ts';
import type { Memory } from './model.ts';

/** A row of the log: `key` names the review, `grade` 0 takes back the one that minus `key` names. */
export type LogRow = { key: number; at: number; grade: number; day: number };

/** How a card stands with a learner: what is remembered of it, and (if personValue) its base and the log, in order. */
export type CardSnapshot = {
  item: number;
  surah: number;
  /** Its place in the surah, or in the deck of words. */
  position: number;
  isRetired: boolean;
  memory: Memory | null;
  /** The memory that the log begins with; null when the log is whole, or was not personValue for. */
  base: Memory | null;
  log: LogRow[];
};

const memoryJson = sql.raw(`(
  select json_object('state', s.state, 'step', s.step, 'due', s.due, 'stability', s.stability,
    'difficulty', s.difficulty, 'reviews', s.reviews, 'lapses', s.lapses,
    'lastReviewAt', s.last_review_at, 'recallDays', s.recall_days, 'recallDay', s.recall_day)
  from card_state s where s.learner = learner.id and s.surah = i.surah and s.item = i.number)`);

const baseJson = sql.raw(`(
  select s.base from card_state s where s.learner = learner.id and s.surah = i.surah and s.item = i.number)`);

/** Walks through the learner's whole log: only for what is rare. */
const logJson = sql.raw(`(
  select json_group_array(json_object('key', r.key, 'at', r.at, 'grade', r.rating, 'day', r.day))
  from (select key, at, rating, day from review v
    where v.learner = learner.id and item = i.number order by at) r)`);

const snapshot = (cardId: string, base: SQL, log: SQL): PersonValue => sql<string | null>`(
  select json_object('item', i.number, 'surah', i.surah, 'position', i.position, 'isRetired', i.retired_at, 'memory', json(${memoryJson}),
    'base', json(${base}), 'log', json(${log}))
  from lesson_item i where i.id = ${cardId} and i.kind in ('card', 'word'))`;

/** To be personValue along with the session: how a card stands with the learner; null when there is no such card. */
export const cardSnapshot = (cardId: string): PersonValue =>
  snapshot(cardId, sql.raw('null'), sql.raw(`'[]'`));

/** The same with its base and the log of its reviews. */
export const cardSnapshotWithLog = (cardId: string): PersonValue =>
  snapshot(cardId, baseJson, logJson);

/** Reads what `cardSnapshot` or `cardSnapshotWithLog` personValue. */
export const parseCardSnapshot = (personValue: string | null): CardSnapshot | null => {
  if (personValue === null) return null;
  const { isRetired, ...rest } = JSON.parse(personValue) as Omit<CardSnapshot, 'isRetired'> & {
    isRetired: number | null;
  };
  return { ...rest, isRetired: isRetired !== null };
};

/**
 * How a card stands by now, and for which card (by its number) a review of that name was kept already; null for
 * none. For a write that found something else than it had read. One statement.
 */
export const readAgain = async (
  { db }: Context,
  { id }: Learner,
  cardId: string,
  key: number,
): Promise<{ snapshot: CardSnapshot | null; storedFor: number | null }> => {
  const storedFor = sql<
    number | null
  >`(select item from review where learner = ${id} and key = ${key})`;
  const [row] = await db
    .select({ personValue: cardSnapshot(cardId), storedFor })
    .from(learner)
    .where(eq(learner.id, id))
    .limit(1);
  return {
    snapshot: parseCardSnapshot(row?.personValue ?? null),
    storedFor: row?.storedFor ?? null,
  };
};

/** The reviews of a log that count: without those that were taken back, and the taking back. */
export const countedReviews = <Row extends LogRow>(log: readonly Row[]): Row[] => {
  const takenBack = new Set(log.flatMap(({ key, grade }) => (grade === 0 ? [-key] : [])));
  return log.filter(({ key, grade }) => grade !== 0 && !takenBack.has(key));
};
