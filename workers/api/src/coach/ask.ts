import type { CoachReply, CoachRequest, CoachSegment } from '@fahm/contracts/study/coach.ts';
import { allowanceOf, dailyLimit } from '@fahm/domain/coach/allowance.ts';
import {
  answerFromLessons,
  careAnswer,
  claimAnswer,
  fixedAnswer,
  gentleAnswer,
  withGentle,
  withLessons,
  type StoredAnswer,
} from '@fahm/domain/coach/answer.ts';
import { claimIn } from '@fahm/domain/coach/claims.ts';
import { classify } from '@fahm/domain/coach/classify/classify.ts';
import type { Exchange } from '@fahm/domain/coach/data.ts';
import {
  beginQuestion,
  storeAnswer,
  storeCareAnswer,
  releaseClaim,
  type Claim,
  type Question,
} from '@fahm/domain/coach/mutations.ts';
import type { Passage } from '@fahm/domain/coach/passage.ts';
import { retrieve, type Retrieved, type SurahText } from '@fahm/domain/coach/retrieve.ts';
import { readIndex } from '@fahm/domain/coach/search/index-data.ts';
import { openParts, search, type Found as Searched } from '@fahm/domain/coach/search/search.ts';
import { showAnswer, showSegments, surahsIn } from '@fahm/domain/coach/show.ts';
import { mayBeStudy, readingWith } from '@fahm/domain/coach/talk/plain-study.ts';
import { withTalk, type Reading } from '@fahm/domain/coach/talk/small-talk.ts';
import type { Context } from '@fahm/domain/context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { assertMayRead, openSurahs } from '@fahm/domain/entitlement/model.ts';
import type { Session } from '@fahm/domain/session/data.ts';
import { logError } from '@fahm/worker-kit/log.ts';
import { careReader } from './care-source.ts';
import { coachConfig, type CoachConfig } from './coach-config.ts';
import { logRun } from './log-run.ts';
import { scriptureOf } from './scripture-of.ts';
import { textsFor } from './texts-for.ts';

/** How long a model may take for all its attempts, in milliseconds (goal R9). */
const MODEL_DEADLINE_MS = 5000;

export type CoachCall = {
  ctx: Context;
  session: Session;
  bindings: object;
  requestId: string;
  request: CoachRequest;
  /** Aborts when the learner stops waiting. */
  signal: AbortSignal;
  /** Gets the segments of an answer that is still being written. */
  onSegment?: ((segment: CoachSegment) => void) | undefined;
};

/** The same, once it is known what the message asks for and what it finds. */
type Read = CoachCall & { reading: Reading; searched: Searched };

const nothing: SurahText = { arabic: [], translation: [] };

/** What the message asks for; without the words of care, by the most certain of them. */
async function readingOf({ request, requestId }: CoachCall, { assets }: CoachConfig) {
  const log = { requestId, method: 'POST', path: '/api/coach' };
  const reader = await careReader(assets, (fault) => logError(fault, log));
  return withTalk(request.message, classify(request.message, reader));
}

/** Shows what a model has written so far, after the gentle sentence where there is one. */
async function earlySegments(
  { request, reading, onSegment }: Read,
  { verses }: CoachConfig,
  { passages, verses: keys }: Retrieved,
): Promise<((answer: StoredAnswer) => void) | undefined> {
  if (onSegment === undefined) return undefined;
  const surahs = [...keys].map((key) => Number(key.split(':')[0]));
  const texts = await textsFor(verses, surahs, request.translation);
  const show = (written: StoredAnswer) => {
    for (const segment of showSegments(written, { passages, texts })) onSegment(segment);
  };
  const gentle = gentleAnswer(request.message, reading);
  if (gentle !== null) show(gentle);
  return show;
}

/** Asks the model, whose words the guard compares with the whole Qur'an. While that is away, none is asked. */
async function answer(
  call: Read,
  config: CoachConfig,
  retrieved: Retrieved,
): Promise<StoredAnswer> {
  const { request, requestId, signal } = call;
  const scripture =
    config.model === null ? null : await scriptureOf(config.verses, request.translation);
  const prompt = {
    question: request.message,
    retrieved,
    shingles: scripture ?? new Set<string>(),
    signal: AbortSignal.any([signal, AbortSignal.timeout(MODEL_DEADLINE_MS)]),
    onSegment: scripture === null ? undefined : await earlySegments(call, config, retrieved),
  };
  const started = Date.now();
  const { answer: found, run } = await answerFromLessons(
    prompt,
    scripture === null ? null : config.model,
  );
  if (run !== null) logRun(config, run, { requestId, milliseconds: Date.now() - started });
  return found;
}

/** What the message finds in the lessons of surahs that are open to whoever asks. */
const searchFor = async ({ ctx, session, request }: CoachCall): Promise<Searched> =>
  search(
    request.message,
    request.surahNumber,
    openParts(await readIndex(ctx), openSurahs(session.entitlements, ctx.now)),
  );

/**
 * What the message asks for, and what it finds; for somebody in need, their reply. Where nobody speaks of themselves,
 * the lessons may tell that it is study; without them it stays need.
 */
async function readAndSearch(
  call: CoachCall,
  first: Reading,
  care: StoredAnswer | null,
): Promise<Read | StoredAnswer> {
  if (care !== null && !mayBeStudy(call.request.message, first)) return care;
  try {
    const searched = await searchFor(call);
    const reading = readingWith(call.request.message, first, () => searched);
    return (
      careAnswer(call.request.message, reading) ?? {
        ...call,
        reading,
        searched,
      }
    );
  } catch (error) {
    if (care === null) throw error;
    return care;
  }
}

const questionOf = ({ session, request }: CoachCall): Question => ({
  userId: session.userId,
  surah: request.surahNumber,
  questionId: request.id ?? crypto.randomUUID(),
  message: request.message,
});

/** An answer and what it is shown with. */
type Found = Pick<Exchange, 'answerId' | 'answer' | 'answeredAt'> & {
  used: number;
  passages: Passage[];
};

/** The reply to words that are put into a verse's mouth, where that is what the message does. */
const claimed = (
  { request: { message, surahNumber }, reading }: Read,
  found: Retrieved,
  text: SurahText,
): StoredAnswer | null => {
  if (reading.kind !== 'study' && reading.kind !== 'ruling') return null;
  const lessons = found.passages.map((passage) => passage.text);
  const claim = claimIn(message, surahNumber, { text, lessons });
  return claim === null ? null : claimAnswer(message, claim, found);
};

/** A question that is this request's to answer, and what it may be answered from. */
type Claimed = { question: Question; claim: Claim; passages: Passage[] };

/** Answers a question whose claim this request has; whatever goes wrong gives the claim back. */
async function answerClaimed(
  call: Read,
  config: CoachConfig,
  { question, claim, passages }: Claimed,
): Promise<Pick<Exchange, 'answer' | 'answeredAt'>> {
  const { ctx, request, reading, searched, signal } = call;
  try {
    const fixed = fixedAnswer(request.message, reading);
    const [text] = (
      await textsFor(config.verses, [request.surahNumber], request.translation)
    ).values();
    const retrieved = retrieve(
      request.message,
      request.surahNumber,
      searched,
      passages,
      text ?? nothing,
    );
    const plain =
      claimed(call, retrieved, text ?? nothing) ??
      (fixed === null ? await answer(call, config, retrieved) : withLessons(fixed, retrieved));
    const found = withGentle(request.message, reading, plain);
    // Whoever stopped waiting finds no answer in their chat that they never saw.
    signal.throwIfAborted();
    const answeredAt = Math.max(Date.now(), ctx.now);
    await storeAnswer(ctx, question, claim, { answer: found, answeredAt });
    return { answer: found, answeredAt };
  } catch (error) {
    await releaseClaim(ctx, question, claim);
    throw error;
  }
}

/** The answer to a question that is counted: the one it has, or a new one. */
async function answerQuestion(call: Read, config: CoachConfig): Promise<Found> {
  const { ctx, session, request } = call;
  assertMayRead(session.entitlements, request.surahNumber, ctx.now);
  const question = questionOf(call);
  const { claim, before, used, passages } = await beginQuestion(ctx, question, {
    limit: dailyLimit(session.entitlements, ctx.now),
    lessons: call.searched.matches.map(({ id }) => id),
    last: openSurahs(session.entitlements, ctx.now),
  });
  if (claim === null) return { ...before, used, passages };
  const found = await answerClaimed(call, config, {
    question,
    claim,
    passages,
  });
  return { answerId: claim.answerId, used, passages, ...found };
}

/**
 * Care for somebody in need, whatever they pay for and have used, and whatever their id was used for: nothing is
 * counted, claimed or looked up.
 */
async function answerNeed(call: CoachCall, care: StoredAnswer): Promise<Found> {
  const { ctx } = call;
  const { answerId, used } = await storeCareAnswer(ctx, questionOf(call), care);
  return { answerId, answer: care, answeredAt: ctx.now, used, passages: [] };
}

/** Whether an answer was refused for what somebody pays or has used. */
const isSpent = (error: unknown): boolean =>
  error instanceof ServiceError &&
  (error.code === 'too_many_requests' || error.code === 'subscription_required');

/** The answer to a question; who may ask in pain hears the gentle sentence even where nothing is left. */
async function answerOrComfort(call: Read, config: CoachConfig): Promise<Found> {
  try {
    return await answerQuestion(call, config);
  } catch (error) {
    const gentle = gentleAnswer(call.request.message, call.reading);
    if (gentle === null || !isSpent(error)) throw error;
    return answerNeed(call, gentle);
  }
}

/**
 * Answers a question: classified, counted once for each id, answered out of what was found, guarded, kept, shown.
 * @throws ServiceError `subscription_required`, `too_many_requests`, `busy`, `conflict`, `unavailable`.
 */
export async function ask(call: CoachCall): Promise<CoachReply> {
  const { ctx, session, request, bindings } = call;
  const config = coachConfig(bindings);
  const reading = await readingOf(call, config);
  const care = careAnswer(request.message, reading);
  const read = await readAndSearch(call, reading, care);
  const {
    answer: found,
    answerId,
    answeredAt,
    used,
    passages,
  } = 'reading' in read ? await answerOrComfort(read, config) : await answerNeed(call, read);
  const shelf = {
    passages,
    texts: await textsFor(config.verses, surahsIn(found), request.translation),
  };
  const message = showAnswer({ id: answerId, timestamp: answeredAt }, found, shelf);
  return {
    response: message.content,
    verseRefs: message.verseRefs,
    message,
    allowance: allowanceOf(session.entitlements, used, ctx.now),
  };
}
