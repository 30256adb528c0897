import * as z from 'zod/mini';
import { contentIdSchema, proseSchema, referenceSchema, sourcesSchema } from './common.ts';

/** How many events the timeline has ([9.16]). */
export const timelineEventCount = 29;

/** An event of the timeline ([3.20]); as it is written and as it is built. */
const timelineEventSchema = z.strictObject({
  id: contentIdSchema,
  /** `570 CE (53 BH)`: its first token is the year, which the chips show. */
  date: z
    .string()
    .check(z.regex(/^\d{3} CE \([^()]*\b(?:AH|BH)\b[^()]*\)$/, 'is not like 570 CE (53 BH)')),
  /** CE. */
  year: z.int().check(z.gte(570), z.lte(750)),
  title: proseSchema,
  description: proseSchema,
  details: z.nullable(proseSchema),
  quran: z.nullable(referenceSchema),
  /** Within the life of the Prophet, 570 to 632. */
  duringLife: z.boolean(),
  /** What is disputed, and by whom. */
  disputed: z.nullable(proseSchema),
  sources: sourcesSchema,
});

/** In order of time. */
export const timelineSchema = z.array(timelineEventSchema).check(z.length(timelineEventCount));

export type TimelineEvent = z.infer<typeof timelineEventSchema>;
