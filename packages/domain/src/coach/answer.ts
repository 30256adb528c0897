import { shapeOf } from './format.ts';
import type { CoachComposer, CoachRefusal } from '@fahm/contracts/study/coach.ts';
import { careReasons, comfortVerses } from './care-replies.ts';
import type { Claim } from './claims.ts';
import { clipped, MAX_VERSES } from './references.ts';
import type { Reading } from './talk/small-talk.ts';
import { composeOfLessons, type ComposedSegment } from './compose.ts';
import type { Language } from './fixed-replies.ts';
import { guard, guardAsWritten, type Fault, type Guarded, type ModelSegment } from './guard.ts';
import type { CoachModel, Tokens } from './model.ts';
import { promptOf } from './prompt.ts';
import type { Retrieved } from './retrieve.ts';
import { isArabizi, isRomanUrdu, isUrdu } from './languages.ts';
import { isArabic } from './search/words.ts';

/** A segment as it is kept: by reference, or the reason of a fixed reply. */
export type StoredSegment =
  | Exclude<ComposedSegment, { type: 'refusal' }>
  | { type: 'refusal'; reason: Exclude<CoachRefusal, 'misquote'> }
  | ({ type: 'refusal'; reason: 'misquote' } & Claim);

/** An answer as it is kept: names of verses and passages, none of their words. */
export type StoredAnswer = {
  segments: StoredSegment[];
  language: Language;
  composedBy: CoachComposer;
  /** Lessons beside a fixed reply; those of the segments are found by them. */
  alsoSee: string[];
};

/** How a model did, for the log: nothing of what was asked or answered. */
export type ModelRun = {
  attempts: number;
  faults: Fault[];
  tokens: Tokens;
  /** `away`: it did not answer; `refused`: nothing of what it said was left. */
  outcome: 'answered' | 'refused' | 'away';
};

/** The language to answer in: that of the question; Arabic for what is typed in Latin letters and digits. */
const languageOf = (question: string): Language => {
  if (isArabic(question)) return isUrdu(question) ? 'ur' : 'ar';
  if (isArabizi(question)) return 'ar';
  return isRomanUrdu(question) ? 'ur-Latn' : 'en';
};

const refusal = (
  reason: Exclude<CoachRefusal, 'misquote'>,
  language: Language,
  alsoSee: string[] = [],
): StoredAnswer => ({
  segments: [{ type: 'refusal', reason }],
  language,
  composedBy: 'fixed',
  alsoSee,
});

/** Lessons to read before one asks a scholar. */
const MAX_ALSO_SEE = 3;

/** A reply of care, and the verse that follows it. */
const care = (reason: Exclude<CoachRefusal, 'misquote'>, language: Language): StoredAnswer => {
  const fixed = refusal(reason, language);
  const ref = comfortVerses[reason];
  return ref === undefined
    ? fixed
    : { ...fixed, segments: [...fixed.segments, { type: 'verse', ref }] };
};

/**
 * The fixed reply that a question gets whatever the lessons say; null for a question of study. It needs
 * neither lessons nor a model, and care comes before everything else.
 */
export const fixedAnswer = (question: string, { kind }: Reading): StoredAnswer | null =>
  kind === 'study' ? null : care(kind, languageOf(question));

const CARE: ReadonlySet<CoachRefusal> = new Set(careReasons);

/** The reply to somebody in need, which is never counted; null for everybody else. */
export const careAnswer = (message: string, reading: Reading): StoredAnswer | null => {
  const fixed = fixedAnswer(message, reading);
  const isCare = fixed?.segments.some((it) => it.type === 'refusal' && CARE.has(it.reason));
  return isCare === true ? fixed : null;
};

/** The sentence for who may ask in pain, where nothing else can be answered; null for everybody else. */
export const gentleAnswer = (message: string, { isGentle }: Reading): StoredAnswer | null =>
  isGentle ? refusal('gentle', languageOf(message)) : null;

/** An answer with the gentle sentence before it, where it may be asked in pain. */
export const withGentle = (
  message: string,
  reading: Reading,
  answer: StoredAnswer,
): StoredAnswer => {
  const gentle = gentleAnswer(message, reading);
  return gentle === null
    ? answer
    : { ...answer, segments: [...gentle.segments, ...answer.segments] };
};

/** The reply to words that are put into a verse's mouth: that they are not there, the verse, and lessons on it. */
export const claimAnswer = (message: string, claim: Claim, found: Retrieved): StoredAnswer => ({
  segments: [
    { type: 'refusal', reason: 'misquote', ...claim },
    ...(claim.ref === null
      ? []
      : [{ type: 'verse' as const, ref: clipped(claim.ref, MAX_VERSES) }]),
  ],
  language: languageOf(message),
  composedBy: 'fixed',
  alsoSee: lessonsOf(found),
});

/** Lessons to read beside a fixed reply. */
const lessonsOf = ({ passages, near }: Retrieved): string[] => {
  const lessons = passages.filter(({ source }) => source.kind !== 'mastery');
  const ids = [...lessons.map(({ source }) => source.id), ...near];
  return [...new Set(ids)].slice(0, MAX_ALSO_SEE);
};

/** A fixed reply with the lessons that a question for a ruling touches. */
export const withLessons = (fixed: StoredAnswer, found: Retrieved): StoredAnswer => {
  const isRuling = fixed.segments.some((it) => it.type === 'refusal' && it.reason === 'ruling');
  return isRuling ? { ...fixed, alsoSee: lessonsOf(found) } : fixed;
};

const added = (one: Tokens, other: Tokens): Tokens =>
  one === null || other === null
    ? (one ?? other)
    : { input: one.input + other.input, output: one.output + other.output };

const ofModel = (segments: ModelSegment[], language: Language): StoredAnswer => ({
  segments,
  language,
  composedBy: 'model',
  alsoSee: [],
});

type Prompt = {
  question: string;
  retrieved: Retrieved;
  shingles: ReadonlySet<string>;
  signal: AbortSignal;
  /** Gets what will stand in the answer while the rest is being written. */
  onSegment?: ((answer: StoredAnswer) => void) | undefined;
};

/**
 * Asks a model, once more when something of its answer had to be taken out: unless somebody reads the beginning already,
 * and something of it is left.
 */
async function askModel(
  model: CoachModel,
  prompt: Prompt,
): Promise<ModelRun & { segments: ModelSegment[] }> {
  const { question, retrieved, shingles, signal, onSegment } = prompt;
  let isRead = false;
  const onPiece = () =>
    guardAsWritten(retrieved, shingles, (segment) => {
      isRead = true;
      onSegment?.(ofModel([segment], languageOf(question)));
    });
  const run: ModelRun & { segments: ModelSegment[] } = {
    attempts: 0,
    faults: [],
    tokens: null,
    outcome: 'away',
    segments: [],
  };
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    run.attempts = attempt;
    let guarded: Guarded;
    try {
      const reply = await model.ask(
        promptOf(question, retrieved, run.faults),
        signal,
        onSegment === undefined || isRead ? undefined : onPiece(),
      );
      run.tokens = added(run.tokens, reply.tokens);
      guarded = guard(reply.output, retrieved, shingles);
    } catch {
      // What is left of a first answer is better than none.
      return run;
    }
    run.faults.push(...guarded.faults);
    if (guarded.segments.length > 0 || run.segments.length === 0) run.segments = guarded.segments;
    run.outcome = run.segments.length > 0 ? 'answered' : 'refused';
    if (guarded.faults.length === 0 || (isRead && run.segments.length > 0)) return run;
  }
  return run;
}

/**
 * The answer to a question of study. Without a model, or when it is away, the lessons answer themselves; a
 * model of whose words nothing could be left gives the honest sentence.
 */
export const answerFromLessons = async (
  prompt: Prompt,
  model: CoachModel | null,
): Promise<{ answer: StoredAnswer; run: ModelRun | null }> => {
  const { question, retrieved } = prompt;
  const language = languageOf(question);
  const isEmpty = retrieved.passages.length === 0 && retrieved.references.length === 0;
  if (isEmpty) {
    return {
      answer: refusal('not_found', language, [...retrieved.near]),
      run: null,
    };
  }
  if (model === null) return { answer: ofLessons(question, retrieved, language), run: null };
  const { segments, ...run } = await askModel(model, prompt);
  if (run.outcome === 'away') return { answer: ofLessons(question, retrieved, language), run };
  if (run.outcome === 'refused') return { answer: refusal('not_found', language), run };
  const [first] = segments;
  if (first?.type === 'refusal') {
    const fixed = refusal(first.reason, language);
    return { answer: withLessons(fixed, retrieved), run };
  }
  return { answer: ofModel(segments, language), run };
};

function ofLessons(question: string, retrieved: Retrieved, language: Language): StoredAnswer {
  const { segments, further } = composeOfLessons(retrieved, language, shapeOf(question).format);
  const composedBy = segments[0]?.type === 'refusal' ? 'fixed' : 'lessons';
  return { segments, language, composedBy, alsoSee: further };
}
