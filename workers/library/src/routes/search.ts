import { maxFigures } from '@fahm/contracts/figures.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { cardReply } from '../replies/figures.ts';
import { send } from '../replies/send.ts';
import { searchQuery } from '../request-input.ts';

/** GET /api/search?q= ([7.22]): figures, best first. */
export const searchRoutes = new Hono<AppEnv>().get('/', async (c) => {
  const query = searchQuery(c);
  const { search, version } = await c.var.library.figures();
  const found = search(query).slice(0, maxFigures).map(cardReply);
  return send(c, found, { kind: 'embedded', version });
});
