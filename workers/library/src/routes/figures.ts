import { figureParamsSchema } from '@fahm/contracts/figures.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { cardReply } from '../replies/figures.ts';
import { send } from '../replies/send.ts';
import { pathParams } from '@fahm/worker-kit/path-params.ts';

/** GET /api/figures ([7.20]) and /api/figures/{id} ([7.21]). */
export const figureRoutes = new Hono<AppEnv>()
  .get('/', async (c) => {
    const { all, version } = await c.var.library.figures();
    return send(c, all.map(cardReply), { kind: 'embedded', version });
  })
  .get('/:id', async (c) => {
    const { id } = pathParams(c, figureParamsSchema);
    const { find, version } = await c.var.library.figures();
    const figure = find(id);
    if (figure === null) throw new ServiceError('not_found', 'Figure not found');
    return send(c, figure, { kind: 'embedded', version });
  });
