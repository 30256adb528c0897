import * as z from 'zod/mini';
import { surahNumberSchema } from '../quran/surahs.ts';

/** How likely a card shall be to be recalled when it comes again; higher means more reviews. */
export const TARGET_RETENTION = { least: 0.7, most: 0.97, default: 0.9 } as const;
export const NEW_CARDS_PER_DAY = { least: 0, most: 50, default: 10 } as const;

/** New words of the Qur'an a day, beside new cards: none until somebody begins the deck. */
export const NEW_WORDS_PER_DAY = { least: 0, most: 50, default: 0 } as const;

/**
 * GET and PUT /api/study/settings. What a change leaves out stays as it was; clients from before the deck of words
 * leave out what is of words. `wordsOfSurah`: whose words come first; null for those that are met most.
 */
export const studySettingsSchema = z.object({
  targetRetention: z.number().check(z.gte(TARGET_RETENTION.least), z.lte(TARGET_RETENTION.most)),
  newCardsPerDay: z.int().check(z.gte(NEW_CARDS_PER_DAY.least), z.lte(NEW_CARDS_PER_DAY.most)),
  newWordsPerDay: z.optional(
    z.int().check(z.gte(NEW_WORDS_PER_DAY.least), z.lte(NEW_WORDS_PER_DAY.most)),
  ),
  wordsOfSurah: z.optional(z.nullable(surahNumberSchema)),
});

export type StudySettings = z.infer<typeof studySettingsSchema>;
