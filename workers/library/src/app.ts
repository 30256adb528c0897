import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { AppEnv } from './app-env.ts';
import { defaultHeaders } from './default-headers.ts';
import { errorReply } from './error-reply.ts';
import { answerUnrouted } from './fallback.ts';
import { editionRoutes } from './routes/editions.ts';
import { figureRoutes } from './routes/figures.ts';
import { pageRoutes } from './routes/pages.ts';
import { searchRoutes } from './routes/search.ts';
import { surahRoutes } from './routes/surahs.ts';
import { verseRoutes } from './routes/verses.ts';
import { libraryOf } from './text/library.ts';

/** The library: every path below /api/quran, the figures and their search. */
export const app = new Hono<AppEnv>();

app.onError(errorReply);
app.notFound(answerUnrouted(app));

// An inbound id is kept when it is at most 64 word characters, hyphens or equals signs.
app.use(requestId({ limitLength: 64 }));
app.use(defaultHeaders);
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
