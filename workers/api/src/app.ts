import { createContext } from '@fahm/domain/context.ts';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { AppEnv } from './app-env.ts';
import { defaultHeaders } from './default-headers.ts';
import { parseEnv } from './env-schema.ts';
import { errorReply } from './error-reply.ts';
import { answerUnrouted } from './fallback.ts';
import { sameOrigin } from './guard/same-origin.ts';
import { accountRoutes } from './routes/account.ts';
import { billingRoutes, createSubscriptionRoutes } from './routes/billing.ts';
import { coachRoutes } from './routes/coach.ts';
import { conceptRoutes, ingestRoutes } from './routes/concepts.ts';
import { currentUserRoutes } from './routes/current-user.ts';
import { deviceRoutes } from './routes/devices.ts';
import { flashcardRoutes } from './routes/flashcards.ts';
import { folderRoutes } from './routes/folders.ts';
import { healthRoutes } from './routes/health.ts';
import { lessonRoutes } from './routes/lessons.ts';
import { masteryRoutes } from './routes/masteries.ts';
import { openapiRoutes } from './routes/openapi.ts';
import { onboardingRoutes, profileRoutes } from './routes/profile.ts';
import { progressRoutes } from './routes/progress.ts';
import { reportRoutes } from './routes/reports.ts';
import { signInRoutes } from './routes/sign-in.ts';
import { studyRoutes } from './routes/study.ts';
import { subscriptionRoutes } from './routes/subscription.ts';
import { surahRoutes } from './routes/surahs.ts';
import { syncRoutes } from './routes/sync.ts';

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

app.route('/api', signInRoutes);
app.route('/api/account', accountRoutes);
app.route('/api/auth/user', currentUserRoutes);
app.route('/api/billing', billingRoutes);
app.route('/api/coach', coachRoutes);
app.route('/api/concepts', conceptRoutes);
app.route('/api/create-subscription', createSubscriptionRoutes);
app.route('/api/devices', deviceRoutes);
app.route('/api/flashcards', flashcardRoutes);
app.route('/api/folders', folderRoutes);
app.route('/api/health', healthRoutes);
app.route('/api/ingest', ingestRoutes);
app.route('/api/masteries', masteryRoutes);
app.route('/api/openapi.json', openapiRoutes);
app.route('/api/profile', profileRoutes);
app.route('/api/progress', progressRoutes);
app.route('/api/reports', reportRoutes);
app.route('/api/study', studyRoutes);
app.route('/api/subscription', subscriptionRoutes);
app.route('/api/surahs', lessonRoutes);
app.route('/api/surahs', surahRoutes);
app.route('/api/sync', syncRoutes);
app.route('/api/users/profile', onboardingRoutes);
