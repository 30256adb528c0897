import { cardDayQuerySchema } from '@fahm/contracts/card-query.ts';
import type { ProgressRow } from '@fahm/contracts/progress.ts';
import { listProgress } from '@fahm/domain/progress/data.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { learnerOf, requireOnboarded, requirePerson } from '../auth/require-person.ts';
import { queryParams } from '../query-params.ts';

/** GET /api/progress ([7.17]). */
export const progressRoutes = new Hono<AppEnv>()
  .use(requirePerson, requireOnboarded)
  .get('/', async (c) => {
    const { offset, kinds } = queryParams(c, cardDayQuerySchema);
    const of = { userId: c.var.session.userId, learner: learnerOf(c), offset, kinds };
    return c.json<ProgressRow[]>(await listProgress(c.var.ctx, of));
  });
