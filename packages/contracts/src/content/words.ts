import * as z from 'zod/mini';
import { contentIdSchema, proseSchema, sourceSchema } from './common.ts';
import { partsOfSpeech } from '../study/lesson-vocabulary.ts';
import { ROOT_LETTERS } from './word-files.ts';

// `db/content/words/<surah>.yaml`: words of the Qur'an that lessons explain, each once, in the file of the
// surah that explained it first.

const letter = ROOT_LETTERS.toSorted((a, b) => b.length - a.length).join('|');

const rootSchema = z
  .string()
  .check(
    z.regex(
      new RegExp(`^(?:${letter})(?:-(?:${letter})){2,4}$`),
      'is not a root like r-ḥ-m, in the letters of docs/content.md',
    ),
  );

const senseSchema = z.strictObject({
  id: contentIdSchema,
  /** What the word means in this sense: a few English words. */
  gloss: z.string().check(z.minLength(2), z.maxLength(120), z.trim()),
});

const lexemeSchema = z.strictObject({
  /** The headword in plain letters: `rahmah`, `al-mulk` is `mulk`; a second word spelt alike gets `-2`. */
  id: contentIdSchema,
  /** Null for particles, and for names that came from other languages. */
  root: z.nullable(rootSchema),
  /** Transliteration of the headword: singular of nouns, past tense of verbs. */
  headword: z.string().check(z.minLength(1), z.maxLength(40), z.trim()),
  partOfSpeech: z.enum(partsOfSpeech),
  senses: z.array(senseSchema).check(z.minLength(1), z.maxLength(4)),
  /** What helps to remember it. */
  note: z.optional(proseSchema),
  /** A dictionary by the heading of the root, only where the writer is sure. */
  sources: z.optional(z.array(sourceSchema)),
});

export const lexemesFileSchema = z.array(lexemeSchema);

/** Address of a word, `67:1:2`, or of some in a row, `67:1:2-3`. Whether it exists, the content build tells. */
export const wordReferenceSchema = z
  .string()
  .check(
    z.regex(
      /^[1-9]\d{0,2}:[1-9]\d{0,2}:[1-9]\d{0,2}(?:-[1-9]\d{0,2})?$/,
      'is no address of a word like 67:1:2 or 67:1:2-3',
    ),
  );

/** A word that a concept explains: where it stands, which word it is, in which sense, and what it does there. */
export const keyWordSchema = z.strictObject({
  word: wordReferenceSchema,
  lexeme: contentIdSchema,
  sense: contentIdSchema,
  here: proseSchema,
});

export type Lexeme = z.infer<typeof lexemeSchema>;
export type AuthoredKeyWord = z.infer<typeof keyWordSchema>;
