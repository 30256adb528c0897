import * as z from 'zod/mini';
import { contentIdParamSchema, objectiveKeySchema } from './lessons.ts';

/** Most objectives of a mastery item: 20 sections of 12. */
export const MAX_OBJECTIVES = 240;

/** Path of /api/masteries/{id}/progress. */
export const masteryParamsSchema = z.object({ id: contentIdParamSchema });

/**
 * What the cards of an objective say of it. `open`: not yet recalled on two separate days, each of them.
 * `demonstrated`: they were. `review`: they were, and one is forgotten or likely to be (recall under 80 %).
 */
const demonstrations = ['open', 'demonstrated', 'review'] as const;

/** How one objective stands ([3.11]). `completed` is what the learner ticked, and what progress counts. */
export const objectiveProgressSchema = z.object({
  objectiveKey: objectiveKeySchema,
  completed: z.boolean(),
  /** Milliseconds since 1970; null when it is not ticked. */
  completedAt: z.nullable(z.int()),
  /** null when no card can show it: then a tick is the learner's own word. */
  demonstration: z.nullable(z.enum(demonstrations)),
  /** True while it counts as demonstrated by cards that the lessons have changed since. */
  revised: z.optional(z.boolean()),
  /** Of its cards, how many were recalled on two separate days, and how many there are. */
  cards: z.object({ recalled: z.int().check(z.gte(0)), total: z.int().check(z.gte(0)) }),
});

/** Reply of GET /api/masteries/{id}/progress ([7.12]): a record for every objective, in order. */
export const masteryProgressSchema = z
  .array(objectiveProgressSchema)
  .check(z.maxLength(MAX_OBJECTIVES));

/** Body of POST /api/masteries/{id}/progress ([7.13]); answered with the objective's record. */
export const objectiveChangeSchema = z.object({
  objectiveKey: objectiveKeySchema,
  completed: z.boolean(),
});

export type ObjectiveProgress = z.infer<typeof objectiveProgressSchema>;
export type ObjectiveChange = z.infer<typeof objectiveChangeSchema>;
export type Demonstration = (typeof demonstrations)[number];
