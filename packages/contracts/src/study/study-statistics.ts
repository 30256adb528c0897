import * as z from 'zod/mini';
import { daySchema } from './study-day.ts';

/** Days that each part tells of; today is the last of what was and the first of what will be. */
export const ACTIVITY_DAYS = 7;
export const FORECAST_DAYS = 30;
export const RETENTION_DAYS = 90;

const count = z.int().check(z.gte(0));
const share = z.number().check(z.gte(0), z.lte(1));

/** Reply of GET /api/study/activity: the last seven days, the oldest first. */
export const activitySchema = z
  .array(z.object({ day: daySchema, reviews: count, recalled: count }))
  .check(z.maxLength(ACTIVITY_DAYS));

/** Reply of GET /api/study/statistics. What was taken back is counted nowhere. */
export const studyStatisticsSchema = z.object({
  /** Cards begun; of them those known for three weeks or longer. */
  cards: z.object({ started: count, mature: count }),
  /** Cards that come due on each day from today; today holds what is overdue as well. */
  forecast: z.array(z.object({ day: daySchema, cards: count })).check(z.maxLength(FORECAST_DAYS)),
  /** Of the reviews of the last 90 days on a later day than the card's first: how many were recalled. */
  retention: z.object({ target: share, reviews: count, recalled: count }),
  /** The same reviews by how likely recall was said to be: what came of it. Empty steps are left out. */
  calibration: z
    .array(z.object({ from: share, to: share, predicted: share, reviews: count, recalled: count }))
    .check(z.maxLength(10)),
});

export type Activity = z.infer<typeof activitySchema>;
export type StudyStatistics = z.infer<typeof studyStatisticsSchema>;
