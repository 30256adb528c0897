import * as z from 'zod/mini';
import {
  contentIdSchema,
  proseListSchema,
  proseSchema,
  referenceSchema,
  sourcesSchema,
} from './common.ts';

/** How many steps the guide has ([9.15]). */
export const duaStepCount = 30;

const words = {
  text: proseSchema,
  transliteration: z.optional(proseSchema),
  translation: z.optional(proseSchema),
  sources: sourcesSchema,
};

/** An example as it is written: in Arabic (a narration's), by verse, or in words alone. */
const authoredExampleSchema = z
  .strictObject({
    ...words,
    arabic: z.optional(proseSchema),
    quran: z.optional(referenceSchema),
  })
  .check(
    z.refine(
      ({ arabic, quran }) => arabic === undefined || quran === undefined,
      'has both arabic and quran: a verse is given by reference alone',
    ),
  );

const builtExampleSchema = z.strictObject({
  ...words,
  arabic: z.nullable(proseSchema),
  quran: z.nullable(referenceSchema),
});

const step = {
  id: contentIdSchema,
  title: proseSchema,
  subtitle: proseSchema,
  details: proseListSchema.check(z.minLength(1)),
  reference: z.strictObject({ text: proseSchema, sources: sourcesSchema }),
};

export const duaFileSchema = z.strictObject({
  steps: z
    .array(z.strictObject({ ...step, example: authoredExampleSchema }))
    .check(z.length(duaStepCount)),
  closing: proseSchema,
});

export const duaGuideSchema = z.strictObject({
  steps: z
    .array(z.strictObject({ ...step, example: builtExampleSchema }))
    .check(z.length(duaStepCount)),
  closing: proseSchema,
});

export type DuaGuide = z.infer<typeof duaGuideSchema>;
export type DuaStep = DuaGuide['steps'][number];
