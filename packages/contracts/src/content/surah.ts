import * as z from 'zod/mini';
import { contentIdSchema, proseSchema, referenceSchema, sourcesSchema } from './common.ts';
import { periodCertainties, periods } from '../study/lesson-vocabulary.ts';

// `db/content/surah/<number>/surah.yaml`: the surah as a whole. A surah that has this file is written in the
// second form, and everything in its folder is held to it.

const settingSchema = z.strictObject({
  period: z.enum(periods),
  certainty: z.enum(periodCertainties),
  /** Where and when it came down, to whom it speaks, and how one knows. */
  text: proseSchema,
  sources: sourcesSchema,
});

/** What reports say of a surah's virtue: each with its sources, which carry a grade outside the two Sahihs. */
const virtueSchema = z.strictObject({ text: proseSchema, sources: sourcesSchema });

/** One passage of the map: together they cover every verse once, in order. */
const passageSchema = z.strictObject({
  id: contentIdSchema.check(z.regex(/^p\d{3}-/, 'does not begin with p and the surah')),
  verses: referenceSchema,
  title: z.string().check(z.minLength(3), z.maxLength(80), z.trim()),
  sentence: z.string().check(z.minLength(20), z.maxLength(300), z.trim()),
  /** How it leads to the next; the last passage has none. */
  leads: z.optional(z.string().check(z.minLength(20), z.maxLength(300), z.trim())),
});

export const surahFileSchema = z.strictObject({
  setting: settingSchema,
  /** The surah in one sentence. */
  theme: z.string().check(z.minLength(20), z.maxLength(300), z.trim()),
  /** 80 to 200 words; may have paragraphs. */
  overview: proseSchema,
  /** Empty where no sound report speaks of this surah alone. */
  virtues: z.array(virtueSchema).check(z.maxLength(6)),
  passages: z.array(passageSchema).check(z.minLength(1), z.maxLength(60)),
});

export type AuthoredSurah = z.infer<typeof surahFileSchema>;
