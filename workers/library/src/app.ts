import { libraryRoutes } from '@fahm/contracts/routes/library.ts';
import { createWorkerApp } from '@fahm/worker-kit/worker-app.ts';
import type { AppEnv } from './app-env.ts';
import { editionHandlers } from './routes/editions.ts';
import { figureHandlers } from './routes/figures.ts';
import { textHandlers } from './routes/text.ts';
import { serveAll } from './serve.ts';
import { libraryOf } from './text/library.ts';

/** The library: every path below /api/quran, the figures and their search. */
export const app = createWorkerApp<AppEnv>({ cacheControl: 'no-store' });

app.use(async (c, next) => {
  c.set(
    'library',
    libraryOf(c.env, (work) => c.executionCtx.waitUntil(work)),
  );
  await next();
});

serveAll(app, libraryRoutes, { ...editionHandlers, ...textHandlers, ...figureHandlers });
