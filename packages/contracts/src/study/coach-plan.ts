import * as z from 'zod/mini';
import { contentIdParamSchema } from './lessons.ts';
import { daySchema, utcOffsetSchema } from './study-day.ts';
import { surahNumberSchema } from '../quran/surahs.ts';
import { withDefault } from '../with-default.ts';

/** Days of a plan ([9.9]). */
export const PLAN_DAYS = 7;

const text = z.string();
const count = z.int().check(z.gte(0));

const task = { id: text, done: z.boolean(), moved: z.boolean() };

/** Something to do; `done` is found out from what the learner did, `moved` when its day went by. */
const planTaskSchema = z.discriminatedUnion('kind', [
  /** Read a passage; done when all its verses were seen in the reader. */
  z.object({
    ...task,
    kind: z.literal('read'),
    reference: text,
    /** What the map calls the passages of it, in order; not sent while the surah has no map. */
    passages: z.optional(z.array(text)),
  }),
  /** Go through a lesson; done when a card that asks about it was begun. */
  z.object({
    ...task,
    kind: z.literal('lesson'),
    lesson: z.enum(['concept', 'rule', 'story']),
    lessonId: contentIdParamSchema,
    title: text,
  }),
  /** Review what is due that day; done when nothing of today is left. */
  z.object({ ...task, kind: z.literal('cards'), cards: count }),
  /** An objective; done when it is ticked. */
  z.object({ ...task, kind: z.literal('objective'), text }),
]);

const planDaySchema = z.object({
  /** 1 to 7. */
  day: z.int().check(z.gte(1), z.lte(PLAN_DAYS)),
  date: daySchema,
  tasks: z.array(planTaskSchema).check(z.maxLength(100)),
});

/** Reply of GET and POST /api/coach/{number}/plan. */
export const coachPlanSchema = z.object({
  surahNumber: surahNumberSchema,
  /** Whether the learner began it: before, it is what would come if they did today. */
  begun: z.boolean(),
  /** Which of the days is today; 8 when the week is over. */
  today: z.int().check(z.gte(1), z.lte(PLAN_DAYS + 1)),
  days: z.array(planDaySchema).check(z.length(PLAN_DAYS)),
});

/** Body of POST /api/coach/{number}/plan: begins the week today, or anew. */
export const beginPlanSchema = z.object({ offset: withDefault(utcOffsetSchema, 0) });

/** What the learner's own statistics say; the page has the words. */
const coachTips = [
  'begin',
  'load',
  'heavy-day',
  'retention-low',
  'retention-high',
  'overrated',
  'rhythm',
  'steady',
] as const;

/** Reply of GET /api/coach/tips, the most useful first; `values` stand in the sentence. */
export const coachTipsSchema = z
  .array(
    z.object({
      id: z.enum(coachTips),
      values: z.record(z.string(), z.union([z.number(), z.string()])),
    }),
  )
  .check(z.maxLength(3));

export type PlanTask = z.infer<typeof planTaskSchema>;
export type PlanDay = z.infer<typeof planDaySchema>;
export type CoachPlan = z.infer<typeof coachPlanSchema>;
export type CoachTip = z.infer<typeof coachTipsSchema>[number];
