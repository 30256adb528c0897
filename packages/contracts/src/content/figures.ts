import * as z from 'zod/mini';
import { figureIdSchema } from './common.ts';

/** Types of figures ([3.13]), in the order of the directory. */
export const figureTypes = ['prophet', 'angel', 'human', 'creature'] as const;
/** Most figures that one answer holds. */
export const maxFigures = 300;
/** Longest query of /api/search, in characters. */
const maxSearchLength = 100;

const text = z.string();
const texts = z.array(z.string());
const references = z.array(z.string());

/** What a card of the directory shows. Lists answer it; the long texts come with one figure. */
const figureCardSchema = z.object({
  id: figureIdSchema,
  type: z.enum(figureTypes),
  primaryNameEn: text,
  primaryNameAr: z.nullable(text),
  eraNote: z.nullable(text),
  summary: text,
  aliases: texts,
  tags: texts,
});

/** An episode ([3.14]). */
const episodeSchema = z.object({
  title: text,
  verses: references,
  summary: text,
  lessons: texts,
  pitfalls_or_misreadings: texts,
});

const familySchema = z.object({
  father: z.nullable(figureIdSchema),
  mother: z.nullable(figureIdSchema),
  spouses: z.array(figureIdSchema),
  formerSpouses: z.array(figureIdSchema),
  siblings: z.array(figureIdSchema),
  children: z.array(figureIdSchema),
});

/** One line of a bibliography; `quran` when it is a verse, which a page can open. */
export const citationSchema = z.object({
  label: text,
  quran: z.nullable(text),
  note: z.nullable(text),
  /** Of a report outside the two Sahihs: how sound it is said to be, and by whom. */
  grade: z.optional(text),
});

/** A figure ([3.13]) under one name a field: the other names of the specification are not answered. */
export const figureSchema = z.extend(figureCardSchema, {
  overallBiographySummary: text,
  keyEpisodes: z.array(episodeSchema),
  lineage: z.nullable(text),
  tribeOrNation: z.nullable(text),
  locations: texts,
  attributes: texts,
  roles: texts,
  quotesExcerpt: z.nullable(text),
  disputedPoints: texts,
  cautionsForReaders: texts,
  primaryVerses: references,
  supportingVerses: references,
  relatedConcepts: z.array(z.object({ id: text, title: text, surahNumber: z.int() })),
  relatedStories: z.array(z.object({ id: text, title: text, surahNumber: z.int() })),
  family: familySchema,
  /** Rough place in time among figures, from 1; null for those outside of time. */
  order: z.nullable(z.number()),
  sources: z.array(citationSchema),
});

/** Reply of /api/figures ([7.20]): every figure, as a card. */
export const figureListSchema = z.array(figureCardSchema).check(z.maxLength(maxFigures));

/** `?q=` of /api/search ([7.22]). White space around it does not count; blank is refused. */
export const figureSearchQuerySchema = z.object({
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSearchLength)),
});

/** Path parameters of /api/figures/{id}. */
export const figureParamsSchema = z.object({
  id: z.string().check(z.maxLength(60), z.regex(/^fig_[a-z0-9_]+$/)),
});

export type FigureType = (typeof figureTypes)[number];
export type FigureCard = z.infer<typeof figureCardSchema>;
export type Figure = z.infer<typeof figureSchema>;
export type Episode = z.infer<typeof episodeSchema>;
export type Citation = z.infer<typeof citationSchema>;
