import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { person } from './person.ts';

/**
 * A person as somebody who studies: begun with onboarding. `id` is short because every card and every review
 * carries it; it is never given to another. Settings are null while they are the defaults.
 */
export const learner = sqliteTable('learner', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  personId: text('person_id')
    .notNull()
    .unique()
    .references(() => person.id, { onDelete: 'cascade' }),
  targetRetention: real('target_retention'),
  newCardsPerDay: integer('new_cards_per_day'),
  newWordsPerDay: integer('new_words_per_day'),
  /** The surah whose words come first in the deck; null: those that are met most. */
  wordsOfSurah: integer('words_of_surah'),
});
