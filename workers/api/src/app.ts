import { apiRoutes } from '@fahm/contracts/routes/api-routes.ts';
import { createContext } from '@fahm/domain/context.ts';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { AppEnv } from './app-env.ts';
import { defaultHeaders } from './default-headers.ts';
import { parseEnv } from './env-schema.ts';
import { errorReply } from './error-reply.ts';
import { answerUnrouted } from './fallback.ts';
import { sameOrigin } from './guard/same-origin.ts';
import { billingHandlers } from './routes/billing.ts';
import { coachHandlers } from './routes/coach.ts';
import { conceptHandlers } from './routes/concepts.ts';
import { folderHandlers } from './routes/folders.ts';
import { lessonHandlers } from './routes/lessons.ts';
import { personHandlers } from './routes/person.ts';
import { siteHandlers } from './routes/site.ts';
import { studyHandlers } from './routes/study.ts';
import { serveAll } from './serve.ts';

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

app.use(sameOrigin(app));

serveAll(app, apiRoutes, {
  ...siteHandlers,
  ...personHandlers,
  ...billingHandlers,
  ...lessonHandlers,
  ...studyHandlers,
  ...conceptHandlers,
  ...folderHandlers,
  ...coachHandlers,
});
