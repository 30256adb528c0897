import * as z from 'zod/mini';
import {
  contentIdSchema,
  figureIdSchema,
  proseListSchema,
  proseSchema,
  referenceSchema,
  sourcesSchema,
} from './content-common.ts';

// The files of a surah's lessons, `db/content/surah/<number>/`, as teachers write them.

const someProse = proseListSchema.check(z.minLength(1), z.maxLength(8));
const verses = z.array(referenceSchema).check(z.minLength(1), z.maxLength(12));
const tags = z.array(contentIdSchema).check(z.maxLength(8));
const title = z.string().check(z.minLength(1), z.maxLength(200), z.trim());

/** Ids begin with the kind and the surah: `c001-…`, `r001-…`, `s001-…`, `f001-…`, `m001`. */
const idOf = (letter: string) =>
  contentIdSchema.check(
    z.regex(new RegExp(`^${letter}\\d{3}-`), `does not begin with ${letter} and the surah`),
  );

/** A concept ([3.4]): what a learner will understand, and why it matters. */
const conceptSchema = z.strictObject({
  id: idOf('c'),
  title,
  summary: z.string().check(z.minLength(10), z.maxLength(2000), z.trim()),
  learningObjectives: someProse,
  verses,
  tags,
  figures: z.optional(z.array(figureIdSchema)),
  sources: sourcesSchema,
});

export const ruleKinds = ['obligation', 'recommendation', 'prohibition', 'guidance'] as const;

/** A rule ([3.6]); `reading` says whose reading of the evidence it is. */
const ruleSchema = z.strictObject({
  id: idOf('r'),
  title,
  kind: z.enum(ruleKinds),
  statement: proseSchema,
  purpose: proseSchema,
  evidenceExcerpt: proseSchema,
  examples: someProse,
  conditions: someProse,
  misconceptions: someProse,
  reading: proseSchema,
  verses,
  tags,
  sources: sourcesSchema,
});

export const storyKinds = ['prophet-story', 'parable', 'event', 'dialogue', 'nation'] as const;

/** A story ([3.12]), with a version for a child of seven to ten. */
const storySchema = z.strictObject({
  id: idOf('s'),
  title,
  kind: z.enum(storyKinds),
  summary: proseSchema,
  moral: someProse,
  verses,
  figures: z.array(figureIdSchema),
  learningObjectives: someProse,
  kid: z.strictObject({ content: proseSchema, moral: proseSchema }),
  sources: sourcesSchema,
});

const shortAnswer = z.string().check(z.minLength(1), z.maxLength(300), z.trim());
const cardParts = {
  id: idOf('f'),
  prompt: z.string().check(z.minLength(8), z.maxLength(500), z.trim()),
  explanation: proseSchema,
  verses,
  /** Concepts, rules or stories that the card asks about. */
  concepts: z.array(contentIdSchema).check(z.minLength(1)),
  sources: z.optional(sourcesSchema),
};

/** A flashcard ([3.10]) of one of the three types. */
const cardSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...cardParts,
    type: z.literal('mcq'),
    correct: shortAnswer,
    distractors: z.array(shortAnswer).check(z.minLength(3), z.maxLength(6)),
  }),
  z.strictObject({ ...cardParts, type: z.literal('truefalse'), correct: z.boolean() }),
  z.strictObject({
    ...cardParts,
    type: z.literal('cloze'),
    answers: z
      .array(z.string().check(z.minLength(1), z.maxLength(60), z.trim()))
      .check(z.minLength(1), z.maxLength(12)),
  }),
]);

const objectiveSchema = z.strictObject({
  id: idOf('m'),
  text: proseSchema,
  /** Cards that demonstrate it; none when no card can. */
  cards: z.array(contentIdSchema),
});

/** The mastery item of a surah ([3.11]). */
export const masteryFileSchema = z.strictObject({
  id: z.string().check(z.regex(/^m\d{3}$/)),
  sections: z
    .array(
      z.strictObject({
        name: title,
        objectives: z.array(objectiveSchema).check(z.minLength(1), z.maxLength(12)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
});

export const conceptsFileSchema = z.array(conceptSchema);
export const rulesFileSchema = z.array(ruleSchema);
export const storiesFileSchema = z.array(storySchema);
export const cardsFileSchema = z.array(cardSchema);

export type AuthoredConcept = z.infer<typeof conceptSchema>;
export type AuthoredRule = z.infer<typeof ruleSchema>;
export type AuthoredStory = z.infer<typeof storySchema>;
export type AuthoredCard = z.infer<typeof cardSchema>;
export type AuthoredMastery = z.infer<typeof masteryFileSchema>;
