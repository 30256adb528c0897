import * as z from 'zod/mini';
import { proseListSchema, proseSchema, referenceSchema, sourcesSchema } from './common.ts';

/** How many names the list has ([9.14]). */
export const namesCount = 99;

const name = {
  arabic: proseSchema,
  transliteration: proseSchema,
  meaning: proseSchema,
  /** Where the name, or the word it is taken from, occurs. */
  verse: z.nullable(referenceSchema),
  /** `name`: it stands there itself; `form`: its verb or another form of it does. */
  verseNote: z.nullable(z.enum(['name', 'form'])),
};

const authoredNameSchema = z
  .strictObject({
    ...name,
    /** Other common spellings that the test accepts. */
    also: z.optional(proseListSchema),
  })
  .check(
    z.refine(
      ({ verse, verseNote }) => (verse === null) === (verseNote === null),
      'verse and verseNote go together',
    ),
  );

export const namesFileSchema = z.strictObject({
  note: proseSchema,
  sources: sourcesSchema,
  names: z.array(authoredNameSchema).check(z.length(namesCount)),
});

/** `names[0]` is name 1. */
export const namesSchema = z.strictObject({
  note: proseSchema,
  sources: sourcesSchema,
  names: z.array(z.strictObject({ ...name, also: proseListSchema })).check(z.length(namesCount)),
});

export type Names = z.infer<typeof namesSchema>;
export type AuthoredName = Names['names'][number];
