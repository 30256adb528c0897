import * as z from 'zod/mini';
import { contentIdSchema, proseSchema } from './common.ts';

// `db/content/words/forms/*.yaml`: which lexeme a word is, as the corpus writes it. A form is named by the
// address of one word that bears it; no Arabic is typed. `db/content/words/affixes.yaml`: what is joined to words.

const addressSchema = z
  .string()
  .check(
    z.regex(
      /^[1-9]\d{0,2}:[1-9]\d{0,2}:[1-9]\d{0,2}$/,
      'is no address of one word like 67:1:2, in quotes',
    ),
  );

/** A short vowel that shows the case or mood, one with n (tanwin), or none of these. */
const formEndings = ['none', 'a', 'u', 'i', 'an', 'un', 'in'] as const;

const affixName = z
  .string()
  .check(z.regex(/^[a-z]{1,5}(?:-\d)?$/, 'is no name of a prefix or suffix'));

/** Which word it is. */
const analysis = {
  lexeme: contentIdSchema,
  /** May be left out where the lexeme has one; else the sense is then not settled. */
  sense: z.optional(contentIdSchema),
  /** In the order in which they are written. */
  prefixes: z.optional(z.array(affixName).check(z.minLength(1), z.maxLength(4))),
  suffixes: z.optional(z.array(affixName).check(z.minLength(1), z.maxLength(3))),
};

/** One of several words that share a form. */
const readingSchema = z.strictObject({
  ...analysis,
  /** Only words that end so can be this one. */
  endings: z.optional(z.array(z.enum(formEndings)).check(z.minLength(1))),
  /** Where it is this word; `else`: wherever no other reading is. Left out: it may be, and is not settled. */
  in: z.optional(z.union([z.literal('else'), z.array(addressSchema).check(z.minLength(1))])),
});

const formSchema = z.strictObject({
  /** A word that is written so; or several, which are different forms of which all that follows is true. */
  at: z.union([addressSchema, z.array(addressSchema).check(z.minLength(2))]),
  ...analysis,
  lexeme: z.optional(contentIdSchema),
  readings: z.optional(z.array(readingSchema).check(z.minLength(2), z.maxLength(6))),
});

export const formsFileSchema = z.array(formSchema);

const affixSchema = z.strictObject({
  affix: affixName,
  side: z.enum(['before', 'after']),
  /** As it is said: `wa`, `-hum`. */
  headword: z.string().check(z.minLength(1), z.maxLength(12)),
  gloss: z.string().check(z.minLength(1), z.maxLength(80)),
  note: z.optional(proseSchema),
});

export const affixesFileSchema = z.array(affixSchema);

export type AuthoredForm = z.infer<typeof formSchema>;
export type AuthoredReading = z.infer<typeof readingSchema>;
export type Affix = z.infer<typeof affixSchema>;
