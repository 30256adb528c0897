import * as z from 'zod/mini';

// Parts of authored content: files that people write and review. Objects are strict: a key that is not
// in the schema is a slip of the pen, and would otherwise be lost without a word.

/** One line or one paragraph of words. */
export const proseSchema = z.string().check(z.minLength(1), z.maxLength(6000), z.trim());
export const proseListSchema = z.array(proseSchema);

/** Stable kebab-case name of an item; it survives rewording. */
export const contentIdSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80));

/** Id of a figure, which is also the name of its file. */
export const figureIdSchema = z.string().check(z.regex(/^fig_[a-z0-9]+(?:_[a-z0-9]+)*$/));

/** A verse reference in one of the forms of [3.7]. Whether it is in range, the content build tells. */
export const referenceSchema = z
  .string()
  .check(
    z.regex(
      /^[1-9]\d{0,2}:[1-9]\d{0,2}(?:-(?:[1-9]\d{0,2}:)?[1-9]\d{0,2})?$/,
      'is not a verse reference like 2:255, 2:1-5 or 2:285-3:2',
    ),
  );

/** How sound a report is said to be, and who said so. */
const gradeSchema = z.strictObject({
  is: z.enum(['sahih', 'hasan', 'daif', 'disputed']),
  by: proseSchema,
});

/** What a claim rests on: the Qur'an, a hadith by collection and number, or a named work. */
export const sourceSchema = z.union([
  z.strictObject({ quran: referenceSchema, note: z.optional(proseSchema) }),
  z.strictObject({
    hadith: z
      .string()
      .check(
        z.regex(/^\p{Lu}.* \d+[a-z]?(?:[-,] ?\d+[a-z]?)*$/u, 'names no collection and number'),
      ),
    /** Of a report outside the two Sahihs. */
    grade: z.optional(gradeSchema),
    note: z.optional(proseSchema),
  }),
  z.strictObject({ work: proseSchema, at: proseSchema, note: z.optional(proseSchema) }),
]);

/** No claim without one. */
export const sourcesSchema = z.array(sourceSchema).check(z.minLength(1));

export type Source = z.infer<typeof sourceSchema>;

/**
 * Arabic that people read: of the Qur'an when `quran` names the verses (the build put their text here,
 * nobody typed it), else of a narration.
 */
export const builtArabicSchema = z.strictObject({
  arabic: proseSchema,
  quran: z.nullable(referenceSchema),
});
