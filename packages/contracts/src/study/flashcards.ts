import * as z from 'zod/mini';
import { cardDayQuerySchema } from './card-query.ts';
import { contentIdParamSchema, flashcardSchema } from './lessons.ts';
import { utcOffsetSchema } from './study-day.ts';
import { surahParamsSchema } from '../quran/surahs.ts';

/** What a learner says of a card, as it travels ([7.11], [9.7]). */
export const RATINGS = { again: 0, hard: 2, good: 4, easy: 5 } as const;
export type RatingName = keyof typeof RATINGS;
export type Rating = (typeof RATINGS)[RatingName];

/** How many cards a casual session may have ([9.6]). */
export const CARD_COUNTS = [10, 20, 50] as const;
export const DEFAULT_CARD_COUNT = 20;

/** Most cards of one answer of GET /api/flashcards/due; what is due besides comes with the next. */
export const MAX_DUE = 100;

/** Path of GET /api/flashcards/casual/{surah}/{count} ([7.9]). */
export const casualParamsSchema = z.object({
  surah: surahParamsSchema.shape.number,
  count: z.pipe(z.enum(['10', '20', '50']), z.transform(Number)),
});

/** Cards of a surah in a random order ([3.10]); `total` is how many there are in `cards`. */
export const casualSessionSchema = z.object({
  cards: z.array(flashcardSchema).check(z.maxLength(50)),
  total: z.int().check(z.gte(0)),
  mode: z.literal('casual'),
});

const time = z.int().check(z.gte(0));

/**
 * How a card stands with a learner. `new` was never rated; `learning` and `relearning` come again within
 * minutes, `review` after days. Times are milliseconds since 1970; `stability` is days until recall is 90 % likely.
 */
export const schedulingSchema = z.object({
  state: z.enum(['new', 'learning', 'review', 'relearning']),
  due: z.nullable(time),
  stability: z.nullable(z.number()),
  /** 1 to 10. */
  difficulty: z.nullable(z.number()),
  /** How likely it is to be recalled now, 0 to 1. */
  recall: z.nullable(z.number().check(z.gte(0), z.lte(1))),
  reviews: z.int().check(z.gte(0)),
  lapses: z.int().check(z.gte(0)),
  lastReviewAt: z.nullable(time),
});

const seconds = z.int().check(z.gte(0));

/** After how many seconds the card comes again for each rating, were it given now. */
export const nextIntervalsSchema = z.object({
  again: seconds,
  hard: seconds,
  good: seconds,
  easy: seconds,
});

const dueItemSchema = z.object({
  flashcard: flashcardSchema,
  scheduling: schedulingSchema,
  next: nextIntervalsSchema,
});

/**
 * Query of GET /api/flashcards/due; with `surah` only of that surah, whose new cards may begin it; with `deck=words`
 * only words.
 */
export const dueQuerySchema = z.extend(cardDayQuerySchema, {
  surah: z.optional(surahParamsSchema.shape.number),
  deck: z.optional(z.literal('words')),
});

/** Reply of GET /api/flashcards/due ([7.10]): what is due first, then the new cards of the day. */
export const dueListSchema = z.array(dueItemSchema).check(z.maxLength(MAX_DUE));

export const cardParamsSchema = z.object({ cardId: contentIdParamSchema });

/** Names a review, so that sending it again does nothing: `crypto.randomUUID()` of the device. */
const reviewKeySchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

/**
 * Body of POST /api/flashcards/{cardId}/review. Without `key` the server makes one up, and the review must
 * not be sent twice. `reviewedAt` (milliseconds since 1970) is when it was rated, when that was offline.
 */
export const reviewSchema = z.object({
  rating: z.union([z.literal(0), z.literal(2), z.literal(4), z.literal(5)]),
  key: z.optional(reviewKeySchema),
  reviewedAt: z.optional(time),
  offset: z.optional(utcOffsetSchema),
});

/** Body of POST /api/flashcards/{cardId}/undo: takes back the card's last review, which `review` names. */
export const undoReviewSchema = z.object({ review: reviewKeySchema });

/** Reply of a review and of its undoing: how the card stands now, and what a rating would do. */
export const reviewedSchema = z.object({
  cardId: z.string(),
  /** Names the review that this answers. */
  key: reviewKeySchema,
  scheduling: schedulingSchema,
  next: nextIntervalsSchema,
});

export type CasualSession = z.infer<typeof casualSessionSchema>;
export type Scheduling = z.infer<typeof schedulingSchema>;
export type NextIntervals = z.infer<typeof nextIntervalsSchema>;
export type DueItem = z.infer<typeof dueItemSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type UndoReview = z.infer<typeof undoReviewSchema>;
export type Reviewed = z.infer<typeof reviewedSchema>;
