import type { CoachReply, CoachRequest } from '@fahm/contracts/coach.ts';
import { allowanceOf, dailyLimit } from '@fahm/domain/coach/allowance.ts';
import {
  answerFromLessons,
  fixedAnswer,
  withLessons,
  type KeptAnswer,
} from '@fahm/domain/coach/answer.ts';
import type { Exchange } from '@fahm/domain/coach/data.ts';
import {
  beginQuestion,
  beginUncounted,
  keepExchange,
  type Begun,
  type Question,
} from '@fahm/domain/coach/mutations.ts';
import { retrieve, type Retrieved, type SurahText } from '@fahm/domain/coach/retrieve.ts';
import { showAnswer, surahsIn } from '@fahm/domain/coach/show.ts';
import type { Context } from '@fahm/domain/context.ts';
import { assertMayRead } from '@fahm/domain/entitlement/model.ts';
import type { Session } from '@fahm/domain/session/data.ts';
import { coachConfig, type CoachConfig } from './coach-config.ts';
import { logRun } from './log-run.ts';
import { scriptureOf } from './scripture-of.ts';
import { textsFor } from './texts-for.ts';

/** How long a model may take for all its attempts, in milliseconds (goal R9). */
export const MODEL_DEADLINE = 5000;

export type Asking = {
  ctx: Context;
  session: Session;
  bindings: object;
  requestId: string;
  request: CoachRequest;
  /** Aborts when the learner stops waiting. */
  signal: AbortSignal;
};

const nothing: SurahText = { arabic: [], translation: [] };

const isCare = (fixed: KeptAnswer | null): boolean =>
  fixed?.segments.some(
    (it) => it.type === 'refusal' && ['distress', 'violence', 'abuse'].includes(it.reason),
  ) ?? false;

async function begin(
  { ctx, session, request }: Asking,
  fixed: KeptAnswer | null,
): Promise<Begun & { question: Question }> {
  const question = {
    userId: session.userId,
    surah: request.surahNumber,
    questionId: request.id ?? crypto.randomUUID(),
  };
  // Somebody in need is answered whatever they pay for and have used.
  if (isCare(fixed)) return { ...(await beginUncounted(ctx, question)), question };
  assertMayRead(session.entitlements, request.surahNumber, ctx.now);
  const limit = dailyLimit(session.entitlements, ctx.now);
  return { ...(await beginQuestion(ctx, question, limit)), question };
}

/** Asks the model, whose words the guard compares with the whole Qur'an. While that is away, none is asked. */
async function answer(
  asking: Asking,
  config: CoachConfig,
  retrieved: Retrieved,
): Promise<KeptAnswer> {
  const { request, requestId, signal } = asking;
  const scripture =
    config.model === null ? null : await scriptureOf(config.verses, request.translation);
  const asked = {
    question: request.message,
    retrieved,
    shingles: scripture ?? new Set<string>(),
    signal: AbortSignal.any([signal, AbortSignal.timeout(MODEL_DEADLINE)]),
  };
  const started = Date.now();
  const { answer: found, run } = await answerFromLessons(
    asked,
    scripture === null ? null : config.model,
  );
  if (run !== null) logRun(config, run, { requestId, milliseconds: Date.now() - started });
  return found;
}

/**
 * Answers a question: counted, classified, answered out of what was found, guarded, kept, shown.
 * @throws AppError `subscription_required`, `too_many_requests`, `unavailable`.
 */
export async function ask(asking: Asking): Promise<CoachReply> {
  const { ctx, session, request, signal, bindings } = asking;
  const config = coachConfig(bindings);
  const fixed = fixedAnswer(request.message);
  const { question, passages, used, before } = await begin(asking, fixed);
  const [text] = (
    await textsFor(config.verses, [request.surahNumber], request.translation)
  ).values();
  const retrieved = retrieve(request.message, request.surahNumber, passages, text ?? nothing);
  const found =
    before?.answer ??
    (fixed === null ? await answer(asking, config, retrieved) : withLessons(fixed, retrieved));
  // Whoever stopped waiting finds no answer in their chat that they never saw.
  signal.throwIfAborted();
  const exchange: Omit<Exchange, 'questionId' | 'surah'> = before ?? {
    answerId: crypto.randomUUID(),
    question: request.message,
    answer: found,
    askedAt: ctx.now,
    answeredAt: Math.max(Date.now(), ctx.now),
  };
  if (before === null) await keepExchange(ctx, question, exchange);
  const shelf = {
    passages,
    texts: await textsFor(config.verses, surahsIn(found), request.translation),
  };
  const message = showAnswer(
    { id: exchange.answerId, timestamp: exchange.answeredAt },
    found,
    shelf,
  );
  return {
    response: message.content,
    verseRefs: message.verseRefs,
    message,
    allowance: allowanceOf(session.entitlements, used, ctx.now),
  };
}
