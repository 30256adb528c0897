import * as z from 'zod/mini';
import {
  figureIdSchema,
  proseListSchema,
  proseSchema,
  referenceSchema,
  sourcesSchema,
} from './common.ts';
import { figureTypes } from './figures.ts';

const references = z.array(referenceSchema);
const orNothing = z.nullable(proseSchema);

const authoredEpisodeSchema = z.strictObject({
  title: proseSchema,
  verses: references.check(z.minLength(1)),
  summary: proseSchema,
  lessons: proseListSchema,
  pitfalls: proseListSchema,
});

const relatives = z.array(figureIdSchema);

/** Only what the Qur'an or sound reports say; what is not known is left out. */
const authoredFamilySchema = z.strictObject({
  father: z.optional(z.nullable(figureIdSchema)),
  mother: z.optional(z.nullable(figureIdSchema)),
  spouses: z.optional(relatives),
  /** Of a marriage that ended in the lifetime of both. */
  formerSpouses: z.optional(relatives),
  siblings: z.optional(relatives),
  children: z.optional(relatives),
});

/** A file of `figures/`: a figure as people write it. `figures.ts` has the shape it is answered in. */
export const figureFileSchema = z.strictObject({
  id: figureIdSchema,
  type: z.enum(figureTypes),
  /** Without "Prophet". */
  name: proseSchema,
  arabic: proseSchema,
  aliases: proseListSchema,
  era: orNothing,
  summary: proseSchema,
  /** Paragraphs are parted by an empty line. */
  biography: proseSchema,
  lineage: orNothing,
  tribe: orNothing,
  locations: proseListSchema,
  attributes: proseListSchema,
  roles: proseListSchema,
  /** The meaning of a verse in our own words, with its reference. */
  excerpt: orNothing,
  episodes: z.array(authoredEpisodeSchema),
  disputed: proseListSchema,
  cautions: proseListSchema,
  verses: references.check(z.minLength(1)),
  supporting: references,
  family: z.optional(authoredFamilySchema),
  order: z.nullable(z.number()),
  tags: proseListSchema,
  sources: sourcesSchema,
});

export type FigureFile = z.infer<typeof figureFileSchema>;
