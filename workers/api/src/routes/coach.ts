import { cardDayQuerySchema, cardQuerySchema } from '@fahm/contracts/card-query.ts';
import {
  coachQuerySchema,
  coachRequestSchema,
  type CoachHistory,
  type CoachReply,
} from '@fahm/contracts/coach.ts';
import { beginPlanSchema, type CoachPlan, type CoachTip } from '@fahm/contracts/coach-plan.ts';
import { surahParamsSchema } from '@fahm/contracts/surahs.ts';
import { deleteChat } from '@fahm/domain/coach/mutations.ts';
import { beginPlan, getPlan, type PlanFor } from '@fahm/domain/coach/plan-data.ts';
import { tipsOf } from '@fahm/domain/coach/tips.ts';
import { assertMayRead } from '@fahm/domain/entitlement/model.ts';
import { getStatisticsAndActivity } from '@fahm/domain/statistics/data.ts';
import { Hono, type Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { learnerOf, requireOnboarded, requirePerson } from '../auth/require-person.ts';
import { ask } from '../coach/ask.ts';
import { coachConfig } from '../coach/coach-config.ts';
import { eventStream } from '../coach/events.ts';
import { history } from '../coach/history.ts';
import { jsonBody } from '../guard/json-body.ts';
import { limitWrites } from '../guard/limits.ts';
import { pathParams } from '../path-params.ts';
import { queryParams } from '../query-params.ts';

const surahOf = (c: Context<AppEnv>): number => pathParams(c, surahParamsSchema).number;

/** Whose plan of which surah; a surah that is not open has none. */
const planFor = (c: Context<AppEnv>, offset: number): PlanFor => {
  const surah = surahOf(c);
  const { userId, entitlements } = c.var.session;
  assertMayRead(entitlements, surah, c.var.ctx.now);
  const { kinds } = queryParams(c, cardQuerySchema);
  return { userId, learner: learnerOf(c), surah, offset, kinds };
};

/**
 * POST /api/coach ([7.14]); GET and DELETE /api/coach/{number}/messages: a chat, and its end.
 * GET and POST /api/coach/{number}/plan: seven days ([9.9]); GET /api/coach/tips.
 */
export const coachRoutes = new Hono<AppEnv>()
  .use(requirePerson, requireOnboarded, limitWrites)
  .post('/', async (c) => {
    const request = await jsonBody(c, coachRequestSchema);
    const { ctx, session, requestId } = c.var;
    const work = (signal: AbortSignal) =>
      ask({ ctx, session, bindings: c.env, requestId, request, signal });
    if (!(c.req.header('accept') ?? '').includes('text/event-stream')) {
      return c.json<CoachReply>(await work(new AbortController().signal));
    }
    // From here on a refusal is an event: the status has gone out.
    coachConfig(c.env);
    const keepAlive = (answering: Promise<unknown>) => c.executionCtx.waitUntil(answering);
    return c.body(eventStream({ requestId, work, keepAlive }), 200, {
      'content-type': 'text/event-stream',
    });
  })
  .get('/tips', async (c) => {
    const of = { learner: learnerOf(c), ...queryParams(c, cardDayQuerySchema) };
    const { statistics, activity } = await getStatisticsAndActivity(c.var.ctx, of);
    return c.json<CoachTip[]>(tipsOf(statistics, activity));
  })
  .get('/:number/plan', async (c) => {
    const { offset } = queryParams(c, cardDayQuerySchema);
    return c.json<CoachPlan>(await getPlan(c.var.ctx, planFor(c, offset)));
  })
  .post('/:number/plan', async (c) => {
    const { offset } = await jsonBody(c, beginPlanSchema);
    const of = planFor(c, offset);
    await beginPlan(c.var.ctx, of);
    return c.json<CoachPlan>(await getPlan(c.var.ctx, of));
  })
  .get('/:number/messages', async (c) => {
    const { translation } = queryParams(c, coachQuerySchema);
    const { ctx, session } = c.var;
    const { verses } = coachConfig(c.env);
    const chat = await history({ ctx, session, verses }, surahOf(c), translation);
    return c.json<CoachHistory>(chat);
  })
  .delete('/:number/messages', async (c) => {
    await deleteChat(c.var.ctx, c.var.session.userId, surahOf(c));
    return c.body(null, 204);
  });
