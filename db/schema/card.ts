import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { learner } from './learner.ts';

// Both tables are made WITHOUT ROWID (see the migration): a row lies in its key, once.

/**
 * How a card stands with a learner: FSRS's memory of it. There is none before the first review. It is what
 * replaying the card's reviews on top of its base gives. Times are milliseconds since 1970.
 */
export const cardState = sqliteTable(
  'card_state',
  {
    learner: integer('learner')
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    surah: integer('surah').notNull(),
    /** Number of the lesson item. */
    item: integer('item').notNull(),
    due: integer('due').notNull(),
    /** 1 learning, 2 review, 3 relearning. */
    state: integer('state').notNull(),
    /** Place among the steps of (re)learning. */
    step: integer('step').notNull(),
    stability: real('stability').notNull(),
    difficulty: real('difficulty').notNull(),
    reviews: integer('reviews').notNull(),
    lapses: integer('lapses').notNull(),
    lastReviewAt: integer('last_review_at').notNull(),
    /** On how many separate days it was recalled: 0, 1, or 2 for two and more. */
    recallDays: integer('recall_days').notNull(),
    /** The learner's day on which it was for the last of these, as days since 1970; 0 for never. */
    recallDay: integer('recall_day').notNull(),
    /** JSON of the memory that reviews made which the log has no more: what is replayed begins here. */
    base: text('base'),
  },
  (table) => [
    primaryKey({ columns: [table.learner, table.surah, table.item] }),
    index('card_state_due').on(table.learner, table.due),
  ],
);

/**
 * The log of reviews, never changed: what is taken back is a row of its own. Of a very long log the oldest rows
 * become the bases of their cards (`packages/domain/src/card/compaction.ts`).
 */
export const review = sqliteTable(
  'review',
  {
    learner: integer('learner')
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    /** The device's name for it, 48 bits made of a UUID; of a taking back, minus that of the review. */
    key: integer('key').notNull(),
    item: integer('item').notNull(),
    /** FSRS's: 1 again, 2 hard, 3 good, 4 easy; 0 takes back the review named by `key`. */
    rating: integer('rating').notNull(),
    /** State before: 0 new, and as in `card_state`. */
    stateBefore: integer('state_before').notNull(),
    /** How likely recall was said to be then, in thousandths; null for a new card. */
    recall: integer('recall'),
    /** The learner's day, as days since 1970. */
    day: integer('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learner, table.at, table.key] }),
    uniqueIndex('review_key').on(table.learner, table.key),
    // First reviews: how many new cards there were today, and where the learner went on last.
    index('review_first')
      .on(table.learner, table.at)
      .where(sql`state_before = 0`),
  ],
);
