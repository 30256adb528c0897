import type { Review, Reviewed, UndoReview } from '@fahm/contracts/study/flashcards.ts';
import type { Context } from '../context.ts';
import { dayOf } from '../day.ts';
import { assertMayBegin, type Entitlement } from '../entitlement/model.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { Learner } from '../learner/model.ts';
import { REVIEWS_A_DAY } from '../quotas.ts';
import { createScheduler, gradeOf, toScheduling, type Memory } from './model.ts';
import { toReviewKey } from './review-key.ts';
import { readAgain, countedReviews, type CardSnapshot } from './snapshot.ts';
import { append, forget, isDayFull, remember, type CardKey, type Entry } from './statements.ts';
import { batch } from '../statements.ts';

/** Who reviews which card, and how it stood with them when the request came. */
export type CardOfLearner = {
  learner: Learner;
  entitlements: readonly Entitlement[];
  cardId: string;
  snapshot: CardSnapshot | null;
};

const MAX_ATTEMPTS = 4;
/** A review that waited on a device for longer counts as of this long ago, in milliseconds. */
const LONGEST_OFFLINE = 30 * 86_400_000;

const reply = (
  { now }: Context,
  { learner, cardId }: CardOfLearner,
  key: string,
  memory: Memory | null,
): Reviewed => {
  const scheduler = createScheduler(learner.targetRetention);
  return {
    cardId,
    key,
    scheduling: toScheduling(scheduler, memory, now),
    next: scheduler.nextIntervals(cardId, memory, now),
  };
};

const dayIsFull = (): ServiceError =>
  new ServiceError('too_many_requests', `More than ${REVIEWS_A_DAY} reviews of one day.`);

/** When a review counts as given: when the device says, but not in the future, and after the one before. */
const timeOf = (now: number, reviewedAt: number | undefined, memory: Memory | null): number => {
  const told = Math.min(now, Math.max(reviewedAt ?? now, now - LONGEST_OFFLINE));
  return memory === null ? told : Math.max(told, memory.lastReviewAt + 1);
};

/**
 * What one has begun stays open to review when Pro ends; a new card has to be open. A retired card is taken too:
 * it may have been rated offline while the lessons still had it.
 */
const checked = ({ now }: Context, { entitlements, snapshot }: CardOfLearner): CardSnapshot => {
  if (snapshot === null) throw new ServiceError('not_found', 'No such card.');
  if (snapshot.memory === null) assertMayBegin(entitlements, snapshot, now);
  return snapshot;
};

/**
 * Keeps a review and schedules the card anew. Two statements in one round trip; sent twice, it is kept once,
 * and of two devices at the same moment one after the other is kept.
 * @throws ServiceError `not_found`; `subscription_required` for a new card that is not open; `conflict` for a key that
 * names a review of another card; `busy` when others were quicker again and again.
 */
export const reviewCard = async (
  ctx: Context,
  card: CardOfLearner,
  { rating, key: name = crypto.randomUUID(), reviewedAt, offset = 0 }: Review,
): Promise<Reviewed> => {
  const { now } = ctx;
  const { learner, cardId } = card;
  const scheduler = createScheduler(learner.targetRetention);
  const key = toReviewKey(name);
  let snapshot = checked(ctx, card);
  for (let tries = 1; tries <= MAX_ATTEMPTS; tries += 1) {
    const before = snapshot.memory;
    const at = timeOf(now, reviewedAt, before);
    const rated = { grade: gradeOf(rating), at, day: dayOf(at, offset) };
    const after = scheduler.rate(cardId, before, rated);
    const entry: Entry = {
      at,
      key,
      rating: rated.grade,
      stateBefore: before?.state ?? 0,
      day: rated.day,
      recall: before === null ? null : Math.round(scheduler.recallOf(before, at) * 1000),
    };
    const row: CardKey = { learner: learner.id, surah: snapshot.surah, item: snapshot.item };
    const { written } = await batch(ctx, {
      written: append(ctx, row, before, entry),
      remembered: remember(ctx, row, before, after, entry),
    });
    if (written.length > 0) return reply(ctx, card, name, after);
    const again = await readAgain(ctx, learner, cardId, key);
    snapshot = checked(ctx, { ...card, snapshot: again.snapshot });
    if (again.storedFor === snapshot.item) return reply(ctx, card, name, snapshot.memory);
    if (again.storedFor !== null) {
      throw new ServiceError('conflict', 'This key names a review of another card.');
    }
    if (await isDayFull(ctx, row, entry)) throw dayIsFull();
  }
  throw new ServiceError('busy', 'Other devices review this card at the same moment.');
};

/**
 * Takes back the card's last review: the log gains a row, and the card stands as the reviews before left it.
 * The snapshot has to come with its log. Two statements in one round trip; sent twice, it is done once.
 * @throws ServiceError `not_found` when there is no such review; `conflict` when it is not the last one; `busy` when the
 * card was reviewed at the same moment.
 */
export const undoReview = async (
  ctx: Context,
  card: CardOfLearner,
  { review: name }: UndoReview,
): Promise<Reviewed> => {
  const { learner, cardId, snapshot } = card;
  const key = toReviewKey(name);
  const row = snapshot?.log.find((entry) => entry.key === key);
  if (snapshot === null || row === undefined)
    throw new ServiceError('not_found', 'No such review.');
  const before = snapshot.memory;
  const reviews = countedReviews(snapshot.log);
  const isTakenBack = !reviews.includes(row);
  if (isTakenBack) return reply(ctx, card, name, before);
  if (reviews.at(-1) !== row || before === null) {
    throw new ServiceError('conflict', 'It is not the last review of the card.');
  }
  const left = reviews.slice(0, -1);
  const after = createScheduler(learner.targetRetention).replay(cardId, left, snapshot.base);
  const at = Math.max(ctx.now, before.lastReviewAt + 1);
  const entry: Entry = {
    at,
    key: -key,
    rating: 0,
    stateBefore: before.state,
    recall: null,
    day: row.day,
  };
  const where: CardKey = { learner: learner.id, surah: snapshot.surah, item: snapshot.item };
  const { written } = await batch(ctx, {
    written: append(ctx, where, before, entry),
    card:
      after === null
        ? forget(ctx, where, before, entry)
        : remember(ctx, where, before, after, entry),
  });
  if (written.length === 0) {
    if (await isDayFull(ctx, where, entry)) throw dayIsFull();
    throw new ServiceError('busy', 'The card was reviewed meanwhile.');
  }
  return reply(ctx, card, name, after);
};
