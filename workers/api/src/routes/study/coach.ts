import type { AnnouncedCardKind } from '@fahm/contracts/study/card-kinds.ts';
import type { CoachSegment } from '@fahm/contracts/study/coach.ts';
import type { coachRoutes } from '@fahm/contracts/routes/coach.ts';
import { deleteChat } from '@fahm/domain/coach/mutations.ts';
import { beginPlan, getPlan, type PlanFor } from '@fahm/domain/coach/plan-data.ts';
import { tipsOf } from '@fahm/domain/coach/tips.ts';
import type { Context as DomainContext } from '@fahm/domain/context.ts';
import { assertMayRead } from '@fahm/domain/entitlement/model.ts';
import type { Session } from '@fahm/domain/session/data.ts';
import { getStatisticsAndActivity } from '@fahm/domain/statistics/data.ts';
import { learnerOf } from '../../auth/require-person.ts';
import { ask } from '../../coach/ask.ts';
import { coachConfig } from '../../coach/coach-config.ts';
import { eventStream } from '../../coach/events.ts';
import { history } from '../../coach/history.ts';
import type { Handlers } from '../../serve.ts';

type Planning = {
  ctx: DomainContext;
  session: Session;
  params: { number: number };
  query: { kinds: readonly AnnouncedCardKind[] };
};

/** Whose plan of which surah; a surah that is not open has none. */
const planFor = ({ ctx, session, params, query }: Planning, offset: number): PlanFor => {
  const { userId, entitlements } = session;
  assertMayRead(entitlements, params.number, ctx.now);
  const { kinds } = query;
  return { userId, learner: learnerOf(session), surah: params.number, offset, kinds };
};

/** The coach, its chats and its plans of a week ([7.14], [9.9]). */
export const coachHandlers: Handlers<typeof coachRoutes> = {
  askCoach: ({ c, ctx, session, body: request }) => {
    const { requestId } = c.var;
    const work = (signal: AbortSignal, onSegment?: (segment: CoachSegment) => void) =>
      ask({ ctx, session, bindings: c.env, requestId, request, signal, onSegment });
    if (!(c.req.header('accept') ?? '').includes('text/event-stream')) {
      return work(new AbortController().signal);
    }
    // From here on a refusal is an event: the status has gone out.
    coachConfig(c.env);
    const waitUntil = (answering: Promise<unknown>) => c.executionCtx.waitUntil(answering);
    return c.body(eventStream({ requestId, work, waitUntil }), 200, {
      'content-type': 'text/event-stream',
    });
  },
  getCoachTips: async ({ ctx, session, query }) => {
    const of = { learner: learnerOf(session), ...query };
    const { statistics, activity } = await getStatisticsAndActivity(ctx, of);
    return tipsOf(statistics, activity);
  },
  getCoachPlan: (call) => getPlan(call.ctx, planFor(call, call.query.offset)),
  beginCoachPlan: async (call) => {
    const of = planFor(call, call.body.offset);
    await beginPlan(call.ctx, of);
    return getPlan(call.ctx, of);
  },
  getCoachChat: ({ c, ctx, session, params, query }) => {
    const { verses } = coachConfig(c.env);
    return history({ ctx, session, verses }, params.number, query.translation);
  },
  deleteCoachChat: ({ ctx, session, params }) => deleteChat(ctx, session.userId, params.number),
};
