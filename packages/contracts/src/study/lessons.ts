import * as z from 'zod/mini';
import { citationSchema } from '../content/figures.ts';
import { linkKinds, partsOfSpeech } from './lesson-vocabulary.ts';
import { wordCardFields } from './word-cards.ts';
import { surahOverviewSchema } from './surah-overview.ts';
import { surahNumberSchema } from '../quran/surahs.ts';

// What the API answers of a surah's lessons. Lists are bounded: a surah has no more than these.

/** Most items of one kind that a surah may have. */
export const maxLessonItems = 400;
/** Characters of an id of content. */
export const maxContentId = 80;

export const contentIdParamSchema = z
  .string()
  .check(z.maxLength(maxContentId), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const text = z.string();
const texts = z.array(text);
const list = <T extends z.ZodMiniType>(item: T) => z.array(item).check(z.maxLength(maxLessonItems));

/** Who may see a concept and who wrote it: everybody's, or a learner's own ([A23] of the rulings). */
export const conceptAuthors = ['lesson', 'editor', 'own'] as const;

/** A word that a concept explains; `arabic` is the corpus's, at the address `word`. */
export const keyWordSchema = z.object({
  word: text,
  arabic: text,
  lexeme: text,
  headword: text,
  root: z.nullable(text),
  partOfSpeech: z.enum(partsOfSpeech),
  gloss: text,
  /** What it does in this verse. */
  here: text,
});

/** A view of people of knowledge where they differ. */
export const readingSchema = z.object({
  view: text,
  who: text,
  /** Not given where no ground is handed down. */
  ground: z.optional(text),
  sources: z.array(citationSchema),
});

/** A concept of another surah, and what it is to this one. */
export const conceptLinkSchema = z.object({
  concept: text,
  surahNumber: surahNumberSchema,
  title: text,
  kind: z.enum(linkKinds),
});

/** The passage of the map that an item stands in, by its first verse; not given without a map. */
const passage = z.optional(text);

/** A concept ([3.4]); what is optional comes with the second form of a lesson. */
export const conceptSchema = z.object({
  id: text,
  surahNumber: surahNumberSchema,
  title: text,
  summary: text,
  learningObjectives: texts,
  verseRefs: texts,
  tags: texts,
  sources: z.array(citationSchema),
  author: z.enum(conceptAuthors),
  passage,
  keyWords: z.optional(z.array(keyWordSchema)),
  readings: z.optional(z.array(readingSchema)),
  /** One question to reflect on, and one small act. */
  reflect: z.optional(text),
  act: z.optional(text),
  links: z.optional(z.array(conceptLinkSchema)),
});

/** A rule ([3.6]). */
export const ruleSchema = z.object({
  id: text,
  surahNumber: surahNumberSchema,
  title: text,
  ruleKind: text,
  statement: text,
  purpose: text,
  evidenceExcerpt: text,
  examples: texts,
  conditions: texts,
  misconceptions: texts,
  /** Whose reading of the evidence this is, and where others differ. */
  reading: text,
  primaryVerses: texts,
  tags: texts,
  sources: z.array(citationSchema),
  passage,
});

/** A story ([3.12]). */
export const storySchema = z.object({
  id: text,
  surahNumber: surahNumberSchema,
  title: text,
  summary: text,
  moral: texts,
  content: z.object({
    story_kind: text,
    primary_verses: texts,
    primary_figures: texts,
    learning_objectives: texts,
    kid_version: z.object({ content: text, moral: text }),
  }),
  sources: z.array(citationSchema),
  passage,
});

const cardFields = {
  id: text,
  surahNumber: surahNumberSchema,
  prompt: text,
  explanation: text,
  verseRefs: texts,
  /** Concepts, rules or stories that the card asks about. */
  concepts: texts,
  /** What its own explanation rests on, beyond what those name. */
  sources: z.optional(z.array(citationSchema)),
  /** The day on which the card, or something it asks about, was last corrected: `yyyy-MM-dd`. */
  corrected: z.optional(z.iso.date()),
  passage,
};

const choices = {
  correct: text,
  distractors: texts,
  /** For each distractor the verses it is right for, or null; as long as `distractors`. */
  rightFor: z.optional(z.array(z.nullable(text))),
};

/** A flashcard ([3.10], ruling A33). What is right travels with it: a session is played and marked in the browser. */
export const flashcardSchema = z.discriminatedUnion('type', [
  z.object({ ...cardFields, type: z.literal('mcq'), ...choices }),
  z.object({ ...cardFields, type: z.literal('truefalse'), correct: z.boolean() }),
  z.object({ ...cardFields, type: z.literal('cloze'), answers: texts }),
  /** `items` stand in their right order. */
  z.object({ ...cardFields, type: z.literal('order'), items: texts }),
  /** A left side is words, or a word of the Qur'an: then `word` is its address and `left` its Arabic. */
  z.object({
    ...cardFields,
    type: z.literal('match'),
    pairs: z.array(z.object({ left: text, word: z.nullable(text), right: text })),
  }),
  z.object({ ...cardFields, type: z.literal('case'), situation: text, ...choices }),
  /** Told in one's own words, then held against the points. */
  z.object({ ...cardFields, type: z.literal('recall'), points: texts }),
  /** A word of the Qur'an, asked in turn in the places where it stands. */
  z.object({ ...cardFields, type: z.literal('word'), ...wordCardFields }),
]);

/** `section-{i}-objective-{j}`, from 0 ([3.11]). */
export const objectiveKeySchema = z.string().check(z.regex(/^section-\d{1,2}-objective-\d{1,2}$/));

const objectiveCardsSchema = z.object({ objectiveKey: objectiveKeySchema, cards: texts });

/** A mastery item ([3.11]). */
export const masterySchema = z.object({
  id: text,
  chapterNumber: surahNumberSchema,
  /**
   * `objectiveIds` are the lasting names of `objectives`, in the same order, and `passages` where each stands in the
   * map: null for what is of the whole surah, not given without a map.
   */
  sections: z.array(
    z.object({
      name: text,
      objectives: texts,
      objectiveIds: texts,
      passages: z.optional(z.array(z.nullable(text))),
    }),
  ),
  /** Which cards demonstrate which objective; an objective without any is not listed. */
  demonstratedBy: z.array(objectiveCardsSchema),
});

export const conceptListSchema = list(conceptSchema);
export const ruleListSchema = list(ruleSchema);
export const storyListSchema = list(storySchema);
export const flashcardListSchema = list(flashcardSchema);
export const masteryListSchema = list(masterySchema);

/** Kinds of lesson items: the surah as a whole, then in the order of a surah's tabs. */
export const lessonKinds = ['surah', 'concept', 'rule', 'story', 'card', 'mastery'] as const;
export type LessonKind = (typeof lessonKinds)[number];

export const lessonBodySchemas = {
  surah: surahOverviewSchema,
  concept: conceptSchema,
  rule: ruleSchema,
  story: storySchema,
  card: flashcardSchema,
  mastery: masterySchema,
} as const satisfies Record<LessonKind, z.ZodMiniType>;

/** What an item of a kind is. */
export type LessonBody<Kind extends LessonKind> = z.output<(typeof lessonBodySchemas)[Kind]>;

/** One item as the content build leaves it for the database. */
export const lessonItemSchema = z.object({
  id: text,
  surah: surahNumberSchema,
  kind: z.enum(lessonKinds),
  /** Place among the items of its kind, from 0. */
  position: z.int().check(z.gte(0)),
  body: z.unknown(),
});

export type KeyWord = z.infer<typeof keyWordSchema>;
export type Reading = z.infer<typeof readingSchema>;
export type ConceptLink = z.infer<typeof conceptLinkSchema>;
export type Concept = z.infer<typeof conceptSchema>;
export type Rule = z.infer<typeof ruleSchema>;
export type Story = z.infer<typeof storySchema>;
export type Flashcard = z.infer<typeof flashcardSchema>;
export type Mastery = z.infer<typeof masterySchema>;
export type LessonItem = z.infer<typeof lessonItemSchema>;

/** `written.json` of the built content: surahs whose lessons are written, in order. */
export const writtenSurahsSchema = z.array(surahNumberSchema);
