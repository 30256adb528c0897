import { cardDayQuerySchema } from '@fahm/contracts/card-query.ts';
import { dayQuerySchema } from '@fahm/contracts/study-day.ts';
import { studySettingsSchema, type StudySettings } from '@fahm/contracts/study-settings.ts';
import type { Activity, StudyStatistics } from '@fahm/contracts/study-statistics.ts';
import { saveStudySettings } from '@fahm/domain/learner/mutations.ts';
import { getActivity, getStatistics } from '@fahm/domain/statistics/data.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { learnerOf, requireOnboarded, requirePerson } from '../auth/require-person.ts';
import { jsonBody } from '../guard/json-body.ts';
import { limitWrites } from '../guard/limits.ts';
import { queryParams } from '../query-params.ts';

/** GET and PUT /api/study/settings; GET /api/study/activity and /api/study/statistics. */
export const studyRoutes = new Hono<AppEnv>()
  .use(requirePerson, requireOnboarded, limitWrites)
  .get('/settings', (c) => {
    const { targetRetention, newCardsPerDay } = learnerOf(c);
    return c.json<StudySettings>({ targetRetention, newCardsPerDay });
  })
  .put('/settings', async (c) => {
    const settings = await jsonBody(c, studySettingsSchema);
    return c.json<StudySettings>(await saveStudySettings(c.var.ctx, learnerOf(c), settings));
  })
  .get('/activity', async (c) => {
    const { offset } = queryParams(c, dayQuerySchema);
    return c.json<Activity>(await getActivity(c.var.ctx, learnerOf(c), offset));
  })
  .get('/statistics', async (c) => {
    const query = queryParams(c, cardDayQuerySchema);
    const of = { learner: learnerOf(c), ...query };
    return c.json<StudyStatistics>(await getStatistics(c.var.ctx, of));
  });
