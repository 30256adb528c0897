import * as z from 'zod/mini';
import {
  contentIdSchema,
  figureIdSchema,
  proseListSchema,
  proseSchema,
  referenceSchema,
  sourcesSchema,
} from './common.ts';
import { keyWordSchema, wordReferenceSchema } from './words.ts';
import { linkKinds } from '../study/lesson-vocabulary.ts';

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

/** Where people of knowledge differ: one view, who holds it and, where it is handed down, on what ground. */
const readingSchema = z.strictObject({
  view: proseSchema,
  who: proseSchema,
  ground: z.optional(proseSchema),
  sources: sourcesSchema,
});

/** A concept of another surah, and what it is to this one. */
const linkSchema = z.strictObject({ to: idOf('c'), kind: z.enum(linkKinds) });

/**
 * A concept ([3.4]): what a learner will understand, and why it matters. What is optional here is asked for
 * in the second form by the content build.
 */
const conceptSchema = z.strictObject({
  id: idOf('c'),
  title,
  summary: z.string().check(z.minLength(10), z.maxLength(2000), z.trim()),
  learningObjectives: someProse,
  verses,
  tags,
  figures: z.optional(z.array(figureIdSchema)),
  words: z.optional(z.array(keyWordSchema).check(z.minLength(1), z.maxLength(8))),
  readings: z.optional(z.array(readingSchema).check(z.minLength(2), z.maxLength(6))),
  /** One question to reflect on. */
  reflect: z.optional(proseSchema),
  /** One small act. */
  act: z.optional(proseSchema),
  links: z.optional(z.array(linkSchema).check(z.maxLength(6))),
  sources: sourcesSchema,
});

const ruleKinds = ['obligation', 'recommendation', 'prohibition', 'guidance'] as const;

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

const storyKinds = ['prophet-story', 'parable', 'event', 'dialogue', 'nation'] as const;

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

/**
 * A wrong choice. One that is right elsewhere names the card or the verses it is right for; in the second
 * form at most one of a card's pool is a text alone.
 */
const distractorSchema = z.union([
  shortAnswer,
  z.strictObject({ text: shortAnswer, rightFor: z.union([idOf('f'), referenceSchema]) }),
]);
const distractors = z.array(distractorSchema).check(z.minLength(3), z.maxLength(8));

const cardFields = {
  id: idOf('f'),
  /** The retired card that this one stands for now, where there was one. */
  replaces: z.optional(idOf('f')),
  prompt: z.string().check(z.minLength(8), z.maxLength(500), z.trim()),
  explanation: proseSchema,
  verses,
  /** Concepts, rules or stories that the card asks about. */
  concepts: z.array(contentIdSchema).check(z.minLength(1)),
  sources: z.optional(sourcesSchema),
};

const point = z.string().check(z.minLength(2), z.maxLength(160), z.trim());

/** One side of a pair: words, or a word of the Qur'an by its address. */
const matchSideSchema = z.union([point, z.strictObject({ word: wordReferenceSchema })]);

/** A flashcard of one of the three types of [3.10], or of the four that the ruling A33 adds. */
const cardSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...cardFields, type: z.literal('mcq'), correct: shortAnswer, distractors }),
  z.strictObject({ ...cardFields, type: z.literal('truefalse'), correct: z.boolean() }),
  z.strictObject({
    ...cardFields,
    type: z.literal('cloze'),
    answers: z
      .array(z.string().check(z.minLength(1), z.maxLength(60), z.trim()))
      .check(z.minLength(1), z.maxLength(12)),
  }),
  /** Events or passages, written here in their right order. */
  z.strictObject({
    ...cardFields,
    type: z.literal('order'),
    items: z.array(point).check(z.minLength(3), z.maxLength(7)),
  }),
  /** Words to senses, pictures to meanings. */
  z.strictObject({
    ...cardFields,
    type: z.literal('match'),
    pairs: z
      .array(z.strictObject({ left: matchSideSchema, right: point }))
      .check(z.minLength(3), z.maxLength(6)),
  }),
  /** A situation, and what the verses say to it. */
  z.strictObject({
    ...cardFields,
    type: z.literal('case'),
    situation: proseSchema,
    correct: shortAnswer,
    distractors,
  }),
  /** Told in one's own words, then held against a list of points. */
  z.strictObject({
    ...cardFields,
    type: z.literal('recall'),
    points: z.array(point).check(z.minLength(2), z.maxLength(8)),
  }),
]);

const objectiveSchema = z.strictObject({
  id: idOf('m'),
  /** The retired objective that this one stands for now, where there was one. */
  replaces: z.optional(idOf('m')),
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
