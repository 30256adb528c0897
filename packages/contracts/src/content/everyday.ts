import * as z from 'zod/mini';

// `db/content/everyday.yaml`: words of every day in spoken Arabic, Urdu, and both in Latin letters, with the English
// words by which lessons say the same. The coach's search alone knows them; none is shown.

const words = z.array(z.string().check(z.minLength(2), z.maxLength(60))).check(z.minLength(1));

const everydaySchema = z
  .strictObject({ words, ar: z.optional(words), ur: z.optional(words) })
  .check(
    z.refine(({ ar, ur }) => ar !== undefined || ur !== undefined, 'No word in either language'),
  );

export const everydayFileSchema = z.array(everydaySchema);

export type EverydayWords = z.infer<typeof everydaySchema>;
