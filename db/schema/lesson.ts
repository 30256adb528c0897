import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * What the lessons are made of, one row for each item, loaded of the content build and never written by the
 * application. Rows of people name an item by `number`, which is short and lasts; `id` is the author's.
 * An item that the content no longer has is retired, not deleted: what people did with it stays theirs.
 */
export const lessonItem = sqliteTable(
  'lesson_item',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    surah: integer('surah').notNull(),
    kind: text('kind', {
      enum: [
        'surah',
        'concept',
        'rule',
        'story',
        'card',
        'mastery',
        'objective',
        'index',
        // The deck: a card of a word, under surah 0, and the order of a surah's words.
        'word',
        'words',
      ],
    }).notNull(),
    /** Place among the items of its kind; of an objective, 100 times its section and its place there. */
    position: integer('position').notNull(),
    /** Of an objective, the mastery item it belongs to. */
    partOf: text('part_of'),
    /** JSON in the shape that the API answers; of an objective, the cards that show it; of an index, what is searched. */
    body: text('body').notNull(),
    /** Digest of all the above: a row is written when it changes. */
    hash: text('hash').notNull(),
    retiredAt: integer('retired_at'),
  },
  (table) => [
    index('lesson_item_place').on(table.kind, table.surah, table.position),
    index('lesson_item_part').on(table.partOf, table.position),
  ],
);

/** How much a surah has, counted when lessons are loaded. */
export const lessonSurah = sqliteTable('lesson_surah', {
  surah: integer('surah').primaryKey(),
  cards: integer('cards').notNull(),
  objectives: integer('objectives').notNull(),
  /** JSON: for each passage of its map, in order, `id` and how many `cards`; empty without a map. */
  passages: text('passages').notNull().default('[]'),
  /** Whether others than its writer read its lessons: only then it counts as written (ruling A28). */
  reviewed: integer('reviewed', { mode: 'boolean' }).notNull().default(false),
});
