import type { User } from '@fahm/contracts/user.ts';
import { getUser } from '@fahm/domain/person/data.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requirePerson } from '../auth/require-person.ts';

/** GET /api/auth/user ([7.1]): who is signed in; nobody: 401. */
export const currentUserRoutes = new Hono<AppEnv>().get('/', requirePerson, async (c) =>
  c.json<User>(await getUser(c.var.ctx, c.var.session.userId)),
);
