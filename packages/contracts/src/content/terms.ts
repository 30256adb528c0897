import * as z from 'zod/mini';

// `db/content/terms.yaml`: what people call a thing or a passage, in three scripts, for the coach's search and the
// reader's. Nothing of it is shown but titles.

const names = z.optional(z.array(z.string().check(z.minLength(2), z.maxLength(60))));

const termSchema = z.strictObject({
  /** What a passage is called where the reader shows it: its `verses` are what every name of the row stands for. */
  title: z.optional(z.string().check(z.minLength(2), z.maxLength(60))),
  /** In English, and in Latin letters as people spell it. */
  en: names,
  ar: names,
  ur: names,
  /** Words by which the lessons speak of it. */
  words: names,
  /** Verses that it is the name of, or that speak of it before all others. */
  verses: z.optional(z.array(z.string().check(z.regex(/^\d{1,3}:\d{1,3}(?:-\d{1,3})?$/)))),
});

export const termsFileSchema = z.array(termSchema);

export type ContentTerm = z.infer<typeof termSchema>;
