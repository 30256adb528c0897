import * as z from 'zod/mini';
import { proseSchema } from './common.ts';

// `db/content/corrections.yaml`: what was wrong in content that people had learned from, the latest first.

export const correctionSchema = z.strictObject({
  /** Id of what was corrected: a concept, rule, story, card, objective, figure, step or event. */
  item: z.string().check(z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/)),
  on: z.iso.date(),
  was: proseSchema,
  /** Null for what was withdrawn and is there no more. */
  now: z.nullable(proseSchema),
});

export const correctionsFileSchema = z.array(correctionSchema);

export type Correction = z.infer<typeof correctionSchema>;
