import {
  coachQuerySchema,
  coachRequestSchema,
  type CoachHistory,
  type CoachReply,
} from '@fahm/contracts/coach.ts';
import { surahParamsSchema } from '@fahm/contracts/surahs.ts';
import { deleteChat } from '@fahm/domain/coach/mutations.ts';
import { Hono, type Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requireOnboarded, requirePerson } from '../auth/require-person.ts';
import { ask } from '../coach/ask.ts';
import { coachConfig } from '../coach/coach-config.ts';
import { eventStream } from '../coach/events.ts';
import { history } from '../coach/history.ts';
import { jsonBody } from '../guard/json-body.ts';
import { limitWrites } from '../guard/limits.ts';
import { pathParams } from '../path-params.ts';
import { queryParams } from '../query-params.ts';

const surahOf = (c: Context<AppEnv>): number => pathParams(c, surahParamsSchema).number;

/** POST /api/coach ([7.14]); GET and DELETE /api/coach/{number}/messages: a chat, and its end. */
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
    return c.body(eventStream({ requestId, work }), 200, { 'content-type': 'text/event-stream' });
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
