import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { AppEnv } from './app-env.ts';
import { defaultHeaders } from './default-headers.ts';
import { errorReply } from './error-reply.ts';
import { answerUnrouted } from './fallback.ts';
import { recitationsOf } from './recitations.ts';
import { audioRoutes } from './routes/audio.ts';

/** The recitations: every path below /audio. */
export const app = new Hono<AppEnv>();

app.onError(errorReply);
app.notFound(answerUnrouted(app));

// An inbound id is kept when it is at most 64 word characters, hyphens or equals signs.
app.use(requestId({ limitLength: 64 }));
app.use(defaultHeaders);
app.use(async (c, next) => {
  c.set('recitations', recitationsOf(c.env));
  await next();
});

app.route('/audio', audioRoutes);
