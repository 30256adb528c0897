import * as z from 'zod/mini';
import { surahCount, surahNumberSchema } from '../quran/surahs.ts';

const count = z.int().check(z.gte(0));
const time = z.nullable(z.int().check(z.gte(0)));
/** Completed objectives of all objectives, in whole percent; 0 where a surah has none. */
const percentage = z.int().check(z.gte(0), z.lte(100));

/** Of a passage of the map: its cards, those begun, those due today, and those known. */
export const passageProgressSchema = z.object({
  id: z.string(),
  cards: count,
  started: count,
  due: count,
  /** Recalled on two separate days, and not forgotten since. */
  known: count,
});

/** Reply of GET /api/surahs/{number}/progress ([3.1], [7.4]). */
export const surahProgressSchema = z.object({
  percentage,
  objectives: z.object({ completed: count, total: count }),
  /** Cards of the surah: all of them, those the learner has begun, and those due today. */
  cards: z.object({ total: count, started: count, due: count }),
  /** Last review or tick, in milliseconds since 1970. */
  lastActivityAt: time,
  /** For each passage of the map, in its order; empty of a surah without a map. */
  passages: z.optional(z.array(passageProgressSchema)),
});

/** A surah in the reply of GET /api/progress. */
export const progressRowSchema = z.object({
  surahNumber: surahNumberSchema,
  percentage,
  dueCards: count,
  /** Cards that were answered at least once; not there in an answer of an earlier server. */
  startedCards: z.optional(count),
  lastActivityAt: time,
});

/** Reply of GET /api/progress ([7.17]): a row for each of the 114 surahs, in order. */
export const progressListSchema = z.array(progressRowSchema).check(z.maxLength(surahCount));

export type SurahProgress = z.infer<typeof surahProgressSchema>;
export type PassageProgress = z.infer<typeof passageProgressSchema>;
export type ProgressRow = z.infer<typeof progressRowSchema>;
