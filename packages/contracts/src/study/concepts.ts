import * as z from 'zod/mini';
import { conceptSchema, contentIdParamSchema } from './lessons.ts';
import { surahNumberSchema, surahParamsSchema } from '../quran/surahs.ts';
import { nameSchema } from '../name.ts';
import { withDefault } from '../with-default.ts';

/** Limits of the form ([5.10], [9.10]). */
const CONCEPT_TITLE_LENGTH = 200;
const CONCEPT_SUMMARY_LENGTH = { least: 10, most: 2000 } as const;
/** Most bytes of one concept as it is sent: every field at its most in a script of two bytes a letter. */
export const MAX_CONCEPT_BYTES = 64_000;
/** Most concepts that one learner may have in one surah. */
export const MAX_OWN_CONCEPTS = 100;
/** Most earlier wordings of one concept that are kept; the latest. */
export const MAX_CONCEPT_VERSIONS = 20;

const piece = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const pieces = (most: number, length: number) =>
  withDefault(z.array(piece(length)).check(z.maxLength(most)), []);

/** What the form asks ([3.5]), split into its pieces. References are read by the server: a bad one is 422. */
export const conceptFormSchema = z.object({
  surahNumber: surahNumberSchema,
  title: nameSchema(CONCEPT_TITLE_LENGTH),
  summary: z
    .string()
    .check(
      z.trim(),
      z.minLength(CONCEPT_SUMMARY_LENGTH.least),
      z.maxLength(CONCEPT_SUMMARY_LENGTH.most),
    ),
  tags: pieces(20, 50),
  verseRefs: pieces(50, 20),
  learningObjectives: pieces(50, 500),
});

/** Body of POST /api/ingest/concept ([7.19]). The server decides the id: the client's is not kept. */
export const newConceptSchema = z.extend(conceptFormSchema, {
  id: z.optional(z.string().check(z.maxLength(300))),
});

/** Query of GET /api/concepts: the concepts of a surah that the person may change, open to them or not. */
export const conceptQuerySchema = z.object({ surah: surahParamsSchema.shape.number });

export const conceptParamsSchema = z.object({ id: contentIdParamSchema });

/** One earlier wording of a concept, and when it gave way; `retracted` when nothing took its place. */
const conceptVersionSchema = z.object({
  concept: conceptSchema,
  replacedAt: z.int(),
  change: z.enum(['edited', 'retracted']),
});

/** Reply of GET /api/concepts/{id}/history, the latest first. */
export const conceptHistorySchema = z.array(conceptVersionSchema).check(z.maxLength(100));

export type ConceptForm = z.infer<typeof conceptFormSchema>;
export type NewConcept = z.infer<typeof newConceptSchema>;
export type ConceptVersion = z.infer<typeof conceptVersionSchema>;
