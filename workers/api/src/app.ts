import { apiRoutes } from '@fahm/contracts/routes/api-routes.ts';
import { createContext } from '@fahm/domain/context.ts';
import { boundedD1 } from '@fahm/worker-kit/bounded-d1.ts';
import { createWorkerApp } from '@fahm/worker-kit/worker-app.ts';
import type { AppEnv } from './app-env.ts';
import { parseEnv } from './env-schema.ts';
import { errorReply } from './error-reply.ts';
import { sameOrigin } from './guard/same-origin.ts';
import { billingHandlers } from './routes/person/billing.ts';
import { coachHandlers } from './routes/study/coach.ts';
import { conceptHandlers } from './routes/study/concepts.ts';
import { folderHandlers } from './routes/study/folders.ts';
import { lessonHandlers } from './routes/study/lessons.ts';
import { personHandlers } from './routes/person/person.ts';
import { siteHandlers } from './routes/site.ts';
import { studyHandlers } from './routes/study/study.ts';
import { serveAll } from './serve.ts';

/** The API: every path below /api that no other worker owns. */
export const app = createWorkerApp<AppEnv>({ cacheControl: 'private, no-store', errorReply });

app.use(async (c, next) => {
  c.set('ctx', createContext(boundedD1(parseEnv(c.env).DB)));
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
