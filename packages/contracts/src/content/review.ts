import * as z from 'zod/mini';
import { contentIdSchema, proseSchema } from './common.ts';

// `db/content/review/<surah>/`: what other eyes than the writer's found in a surah of the second form.

/** What was found in an item, and what was done. Prose may name the item `surah` for the overview. */
const findingSchema = z.strictObject({
  id: contentIdSchema,
  found: proseSchema,
  changed: proseSchema,
});

/** `refuting.yaml`: somebody who did not write it went through every item, against verses and sources. */
export const refutingLogSchema = z.strictObject({
  /** Items that were read: all there were. */
  read: z.int().check(z.gte(1)),
  /** Items that were changed for it. */
  changed: z.int().check(z.gte(0)),
  findings: z.array(findingSchema),
  /** What a scholar should look at: passages and claims, in words. */
  forScholars: z.array(proseSchema),
});

const scoreSchema = z.strictObject({
  of: z.int().check(z.gte(0)),
  right: z.int().check(z.gte(0)),
});

/** `choices.yaml`: testers saw choices without questions, and statements without explanations. */
export const choicesLogSchema = z.strictObject({
  /** Multiple choice as dealt, one entry for each tester; the goal is ≤ 50 % right, chance is 25 %. */
  multipleChoice: z.array(scoreSchema).check(z.minLength(1)),
  /** True or false judged from the statement alone; the goal is ≤ 70 %. */
  trueFalse: z.array(scoreSchema).check(z.minLength(1)),
  /** What was changed for it. */
  note: z.optional(proseSchema),
});

/**
 * What one sampler found, in two grades (docs/content.md): a fault would teach something untrue or unfair, a
 * blemish is true and could be said better.
 */
const samplerShape = {
  faults: z.array(findingSchema),
  blemishes: z.optional(z.array(findingSchema)),
};

const sampledItems = z.array(contentIdSchema).check(z.minLength(1));

/**
 * `sample.yaml`: others took items at random after all changes; the goal is faults in ≤ 2 %. One sampler, or two
 * and more who marked the same items without seeing each other's marks. `resample.yaml` has the same shape: items
 * drawn anew after a second refuting reading.
 */
export const sampleLogSchema = z.union([
  z.strictObject({ items: sampledItems, ...samplerShape }),
  z.strictObject({
    items: sampledItems,
    samplers: z.array(z.strictObject(samplerShape)).check(z.minLength(2)),
  }),
]);

export type RefutingLog = z.infer<typeof refutingLogSchema>;
export type ChoicesLog = z.infer<typeof choicesLogSchema>;
export type SampleLog = z.infer<typeof sampleLogSchema>;
