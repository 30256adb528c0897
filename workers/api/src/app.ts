import { createContext } from '@fahm/domain/context.ts';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { AppEnv } from './app-env.ts';
import { defaultHeaders } from './default-headers.ts';
import { parseEnv } from './env-schema.ts';
import { errorReply } from './error-reply.ts';
import { answerUnrouted } from './fallback.ts';
import { healthRoutes } from './routes/health.ts';
import { surahRoutes } from './routes/surahs.ts';

/** The API: every path below /api that no other worker owns. */
export const app = new Hono<AppEnv>();

app.onError(errorReply);
app.notFound(answerUnrouted(app));

// An inbound id is kept when it is at most 64 word characters, hyphens or equals signs.
app.use(requestId({ limitLength: 64 }));
app.use(defaultHeaders);
app.use(async (c, next) => {
  c.set('ctx', createContext(parseEnv(c.env).DB));
  await next();
});

app.route('/api/health', healthRoutes);
app.route('/api/surahs', surahRoutes);
