import { deviceParamsSchema, type Device } from '@fahm/contracts/devices.ts';
import { listDevices } from '@fahm/domain/session/data.ts';
import { revokeDevice, revokeOtherDevices } from '@fahm/domain/session/mutations.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { clearSession } from '../auth/cookies.ts';
import { requirePerson } from '../auth/require-person.ts';
import { limitWrites } from '../guard/limits.ts';
import { pathParams } from '../path-params.ts';

/** The devices of the person who asks: GET and DELETE (all others) /api/devices, DELETE /api/devices/{id}. */
export const deviceRoutes = new Hono<AppEnv>()
  .use(requirePerson, limitWrites)
  .get('/', async (c) => {
    const { ctx, session } = c.var;
    return c.json<Device[]>(await listDevices(ctx, session.userId, session.id));
  })
  .delete('/', async (c) => {
    const { ctx, session } = c.var;
    await revokeOtherDevices(ctx, session.userId, session.id);
    return c.body(null, 204);
  })
  .delete('/:id', async (c) => {
    const { ctx, session } = c.var;
    const { id } = pathParams(c, deviceParamsSchema);
    await revokeDevice(ctx, session.userId, id);
    if (id === session.id) clearSession(c);
    return c.body(null, 204);
  });
