import * as z from 'zod/mini';
import {
  builtArabicSchema,
  contentIdSchema,
  proseSchema,
  referenceSchema,
  sourcesSchema,
} from './common.ts';

/** Titles of the seven parts, to the letter of [3.21]; `umrahParts[0]` is part 1. */
export const umrahParts = [
  'Before the Journey',
  'On the Plane / Before Miqāt',
  'Arrival in Makkah',
  'Ṭawāf (Circling the Kaʿbah)',
  'After Ṭawāf',
  'Saʿy Between Ṣafā and Marwah',
  'Hair Removal & Exit Ihrām',
] as const;

const spoken = { transliteration: proseSchema, translation: proseSchema };

/** A du'a as it is written: a narration with its words, or a verse by reference. */
const authoredDuaSchema = z.union([
  z.strictObject({ arabic: proseSchema, ...spoken }),
  z.strictObject({ quran: referenceSchema, ...spoken }),
]);

const step = {
  id: contentIdSchema,
  part: z.int().check(z.gte(1), z.lte(umrahParts.length)),
  title: proseSchema,
  description: proseSchema,
  /** Sentences; those for men begin `Men:`, those for women `Women:`. */
  details: proseSchema,
  /** Where the schools differ. */
  differences: z.nullable(proseSchema),
  sources: sourcesSchema,
};

const part = z.strictObject({ number: z.int(), title: z.enum(umrahParts) });

export const umrahFileSchema = z.strictObject({
  parts: z.array(part).check(z.length(umrahParts.length)),
  steps: z
    .array(z.strictObject({ ...step, dua: z.nullable(authoredDuaSchema) }))
    .check(z.minLength(umrahParts.length), z.maxLength(60)),
});

const builtDuaSchema = z.extend(builtArabicSchema, spoken);
const umrahStepSchema = z.strictObject({ ...step, dua: z.nullable(builtDuaSchema) });

/** The guide as pages are made of it; steps in order, part after part. */
export const umrahSchema = z.strictObject({
  parts: z.array(part),
  steps: z.array(umrahStepSchema),
});

export type Umrah = z.infer<typeof umrahSchema>;
export type UmrahStep = z.infer<typeof umrahStepSchema>;
export type BuiltDua = z.infer<typeof builtDuaSchema>;
