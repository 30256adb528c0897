import {
  masteryParamsSchema,
  objectiveChangeSchema,
  type ObjectiveProgress,
} from '@fahm/contracts/masteries.ts';
import { listObjectives, type MasteryOfLearner } from '@fahm/domain/mastery/data.ts';
import { tickObjective } from '@fahm/domain/mastery/mutations.ts';
import { Hono, type Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { learnerOf, requireOnboarded, requirePerson } from '../auth/require-person.ts';
import { jsonBody } from '../guard/json-body.ts';
import { limitStudy } from '../guard/limits.ts';
import { pathParams } from '../path-params.ts';

const masteryOf = (c: Context<AppEnv>): MasteryOfLearner => ({
  id: pathParams(c, masteryParamsSchema).id,
  userId: c.var.session.userId,
  entitlements: c.var.session.entitlements,
  learner: learnerOf(c),
});

/** GET ([7.12]) and POST ([7.13]) /api/masteries/{id}/progress. */
export const masteryRoutes = new Hono<AppEnv>()
  .use(requirePerson, requireOnboarded, limitStudy)
  .get('/:id/progress', async (c) =>
    c.json<ObjectiveProgress[]>(await listObjectives(c.var.ctx, masteryOf(c))),
  )
  .post('/:id/progress', async (c) => {
    const mastery = masteryOf(c);
    const change = await jsonBody(c, objectiveChangeSchema);
    return c.json<ObjectiveProgress>(await tickObjective(c.var.ctx, mastery, change));
  });
