import * as z from 'zod/mini';
import { citationSchema } from '../content/figures.ts';
import { periodCertainties, periods } from './lesson-vocabulary.ts';
import { surahNumberSchema } from '../quran/surahs.ts';

// What the API answers of a surah as a whole: GET /api/surahs/{n}/overview.

const text = z.string();
const ayah = z.int().check(z.gte(1), z.lte(286));

/** A passage of the map; `from` and `to` are its first and last verse. */
export const passageSchema = z.object({
  id: text,
  from: ayah,
  to: ayah,
  title: text,
  sentence: text,
  /** How it leads to the next; null of the last. */
  leads: z.nullable(text),
});

export const surahOverviewSchema = z.object({
  id: text,
  surahNumber: surahNumberSchema,
  setting: z.object({
    period: z.enum(periods),
    certainty: z.enum(periodCertainties),
    text,
    sources: z.array(citationSchema),
  }),
  theme: text,
  overview: text,
  virtues: z.array(z.object({ text, sources: z.array(citationSchema) })),
  /** In order; together they cover every verse once. */
  passages: z.array(passageSchema).check(z.minLength(1), z.maxLength(60)),
  /** Whether others than its writer refuted, tested and sampled the surah: then it counts as written (ruling A28). */
  reviewed: z.optional(z.boolean()),
});

/** Reply of GET /api/surahs/{n}/overview: null while the surah has no lessons in the second form. */
export const surahOverviewReplySchema = z.object({ overview: z.nullable(surahOverviewSchema) });

/** The public part of a map: headings over verses, of every surah. */
export const passageHeadingSchema = z.object({ from: ayah, to: ayah, title: text });
export const passageHeadingListSchema = z.array(passageHeadingSchema);

export type SurahOverviewReply = z.infer<typeof surahOverviewReplySchema>;
export type Passage = z.infer<typeof passageSchema>;
export type SurahOverview = z.infer<typeof surahOverviewSchema>;
export type PassageHeading = z.infer<typeof passageHeadingSchema>;
