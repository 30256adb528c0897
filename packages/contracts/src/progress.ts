import * as z from 'zod/mini';
import { surahCount, surahNumberSchema } from './surahs.ts';

const count = z.int().check(z.gte(0));
const time = z.nullable(z.int().check(z.gte(0)));
/** Completed objectives of all objectives, in whole percent; 0 where a surah has none. */
const percentage = z.int().check(z.gte(0), z.lte(100));

/** Reply of GET /api/surahs/{number}/progress ([3.1], [7.4]). */
export const surahProgressSchema = z.object({
  percentage,
  objectives: z.object({ completed: count, total: count }),
  /** Cards of the surah: all of them, those the learner has begun, and those due today. */
  cards: z.object({ total: count, started: count, due: count }),
  /** Last review or tick, in milliseconds since 1970. */
  lastActivityAt: time,
});

/** A surah in the reply of GET /api/progress. */
export const progressRowSchema = z.object({
  surahNumber: surahNumberSchema,
  percentage,
  dueCards: count,
  lastActivityAt: time,
});

/** Reply of GET /api/progress ([7.17]): a row for each of the 114 surahs, in order. */
export const progressListSchema = z.array(progressRowSchema).check(z.maxLength(surahCount));

export type SurahProgress = z.infer<typeof surahProgressSchema>;
export type ProgressRow = z.infer<typeof progressRowSchema>;
