import { createWorkerApp } from '@fahm/worker-kit/worker-app.ts';
import type { AppEnv } from './app-env.ts';
import { recitationsOf } from './recitations.ts';
import { serveRecitations } from './routes/audio.ts';

/** The recitations: every path below /audio. */
export const app = createWorkerApp<AppEnv>({ cacheControl: 'no-store' });

app.use(async (c, next) => {
  c.set('recitations', recitationsOf(c.env));
  await next();
});

serveRecitations(app);
