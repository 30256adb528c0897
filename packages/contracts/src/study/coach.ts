import * as z from 'zod/mini';
import { citationSchema } from '../content/figures.ts';
import { editionIdSchema } from '../quran/quran.ts';
import { surahNumberSchema } from '../quran/surahs.ts';

/** Longest question, in UTF-16 units. */
export const COACH_MESSAGE_LENGTH = 1000;
/** Messages a day: on surahs 1 to 5 for anybody signed in, on all of them with Pro (ruling A7). */
export const COACH_DAILY = { free: 10, pro: 200 } as const;
/** Most messages of a chat that are answered; the latest. */
export const COACH_HISTORY = 100;

const text = z.string();
const time = z.int().check(z.gte(0));
const count = z.int().check(z.gte(0));

/** Kinds of lesson that the coach answers from. */
const coachLessonKinds = ['concept', 'rule', 'story', 'mastery'] as const;

/**
 * Why a fixed reply stands where an answer would. `unsure`: of somebody's own life, nobody knows what; `gentle`
 * stands before an answer.
 */
const coachRefusals = [
  'ruling',
  'distress',
  'violence',
  'abuse',
  'sadness',
  'doubt',
  'unsure',
  'gentle',
  'instructions',
  'greeting',
  'thanks',
  'joke',
  'about',
  'off_topic',
  'misquote',
  'not_found',
] as const;

/** Languages of fixed replies; `ur-Latn` is Urdu in Latin letters. */
export const coachLanguages = ['en', 'ar', 'ur', 'ur-Latn'] as const;

/** A verse as it is shown: both texts come from the corpus, put in by the worker. */
const coachVerseSchema = z.object({
  key: z.string().check(z.regex(/^[1-9]\d{0,2}:[1-9]\d{0,2}$/)),
  arabic: text,
  translation: text,
});

/** A lesson that an answer rests on, and what that lesson rests on. */
const coachSourceSchema = z.object({
  id: text,
  kind: z.enum(coachLessonKinds),
  title: text,
  surahNumber: surahNumberSchema,
  verseRefs: z.array(text),
  citations: z.array(citationSchema),
});

/**
 * A piece of an answer, with the mark it is shown under. `lesson` is the lesson's own wording and `verse` the
 * corpus's; only `text` is in words that no lesson has.
 */
export const coachSegmentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), label: z.literal('general'), text }),
  z.object({
    type: z.literal('verse'),
    label: z.literal('verse'),
    ref: text,
    /** null while the text cannot be had: the reference stands alone. */
    verses: z.nullable(z.array(coachVerseSchema)),
  }),
  z.object({
    type: z.literal('lesson'),
    label: z.literal('lesson'),
    /** Of a source of the message. */
    lesson: text,
    title: text,
    text,
  }),
  z.object({
    type: z.literal('refusal'),
    label: z.literal('general'),
    reason: z.enum(coachRefusals),
    language: z.enum(coachLanguages),
    text,
  }),
]);

/** Who put an answer together: the lessons alone, a language model, or a reply that is always the same. */
const coachComposers = ['lessons', 'model', 'fixed'] as const;

const common = { id: z.uuid(), content: text, timestamp: time, verseRefs: z.array(text) };

/** A message of a chat ([3.15]); `content` is the whole of it as plain text. */
export const coachMessageSchema = z.discriminatedUnion('role', [
  z.object({ ...common, role: z.literal('user') }),
  z.object({
    ...common,
    role: z.literal('assistant'),
    segments: z.array(coachSegmentSchema),
    sources: z.array(coachSourceSchema),
    composedBy: z.enum(coachComposers),
  }),
]);

/** Messages of the day, which begins at midnight UTC; `resetsAt` in milliseconds since 1970. */
const coachAllowanceSchema = z.object({ limit: count, used: count, resetsAt: time });

/** Body of POST /api/coach ([7.14]). */
export const coachRequestSchema = z.object({
  surahNumber: surahNumberSchema,
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(COACH_MESSAGE_LENGTH)),
  /** Made by the browser for one question: sent again after a failure, it is answered and counted once. */
  id: z.optional(z.uuid()),
  /** Edition in which verses are translated; the default one when it is not given or not known. */
  translation: z.optional(editionIdSchema),
});

/**
 * Reply of POST /api/coach ([7.14]). Who accepts `text/event-stream` gets its parts as events: `segment` (a
 * segment) for each, then `done` (this reply), or `error` (an error envelope).
 */
export const coachReplySchema = z.object({
  /** The answer as plain text. */
  response: text,
  verseRefs: z.array(text),
  message: coachMessageSchema,
  allowance: coachAllowanceSchema,
});

/** Reply of GET /api/coach/{number}/messages: the latest ones, in their order. */
export const coachHistorySchema = z.object({
  messages: z.array(coachMessageSchema).check(z.maxLength(COACH_HISTORY)),
  allowance: coachAllowanceSchema,
});

/** Query of the history. */
export const coachQuerySchema = z.object({ translation: z.optional(editionIdSchema) });

export type CoachRefusal = (typeof coachRefusals)[number];
export type CoachLanguage = (typeof coachLanguages)[number];
export type CoachLessonKind = (typeof coachLessonKinds)[number];
export type CoachVerse = z.infer<typeof coachVerseSchema>;
export type CoachSource = z.infer<typeof coachSourceSchema>;
export type CoachSegment = z.infer<typeof coachSegmentSchema>;
export type CoachComposer = (typeof coachComposers)[number];
export type CoachMessage = z.infer<typeof coachMessageSchema>;
export type CoachAnswer = Extract<CoachMessage, { role: 'assistant' }>;
export type CoachAllowance = z.infer<typeof coachAllowanceSchema>;
export type CoachRequest = z.infer<typeof coachRequestSchema>;
export type CoachReply = z.infer<typeof coachReplySchema>;
export type CoachHistory = z.infer<typeof coachHistorySchema>;
