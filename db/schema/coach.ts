import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { person } from './person.ts';

/** Messages that somebody sent to the coach on a day: counted before each is answered. */
export const coachDay = sqliteTable(
  'coach_day',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** Days since 1970, UTC. */
    day: integer('day').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.day] })],
);

/**
 * A question and its answer. The answer names verses and lessons and does not hold their words: those are
 * read again when it is shown, so that a correction reaches old chats too.
 */
export const coachExchange = sqliteTable(
  'coach_exchange',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    surah: integer('surah').notNull(),
    /** Ids of the two messages; that of the question is made by the browser. */
    questionId: text('question_id').notNull(),
    answerId: text('answer_id').notNull(),
    question: text('question').notNull(),
    /** JSON: segments by reference, sources and who composed it; empty while it is being answered. */
    answer: text('answer').notNull(),
    askedAt: integer('asked_at').notNull(),
    answeredAt: integer('answered_at').notNull(),
    /** Until when one request alone may answer it; null once it is answered. */
    claimedUntil: integer('claimed_until'),
    /** How often it was begun to be answered. */
    claims: integer('claims').notNull().default(1),
  },
  (table) => [
    index('coach_exchange_of_person').on(table.personId, table.surah, table.number),
    uniqueIndex('coach_exchange_question').on(table.personId, table.questionId),
  ],
);

/** The week that a learner began with a surah. */
export const coachPlan = sqliteTable(
  'coach_plan',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    surah: integer('surah').notNull(),
    /** The learner's day on which it began, as days since 1970. */
    startDay: integer('start_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.surah] })],
);
