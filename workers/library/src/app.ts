import { createWorkerApp } from '@fahm/worker-kit/worker-app.ts';
import type { AppEnv } from './app-env.ts';
import { editionRoutes } from './routes/editions.ts';
import { figureRoutes } from './routes/figures.ts';
import { pageRoutes } from './routes/pages.ts';
import { searchRoutes } from './routes/search.ts';
import { surahRoutes } from './routes/surahs.ts';
import { verseRoutes } from './routes/verses.ts';
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

app.route('/api/quran/editions', editionRoutes);
app.route('/api/quran/surahs', surahRoutes);
app.route('/api/quran/pages', pageRoutes);
app.route('/api/quran/verses', verseRoutes);
app.route('/api/figures', figureRoutes);
app.route('/api/search', searchRoutes);
