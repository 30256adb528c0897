import {
  editionFilterSchema,
  type Edition,
  type EditionFilter,
  type EditionList,
} from '@fahm/contracts/quran.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { logWarning } from '../log.ts';
import { send } from '../replies/send.ts';

const fits = (filter: EditionFilter) => (edition: Edition) =>
  (['format', 'language', 'type'] as const).every(
    (name) => filter[name] === undefined || filter[name] === edition[name],
  );

/**
 * GET /api/quran/editions?format=&language=&type=: the built-in editions, then those of the text
 * service. While the service is away and no copy is kept, the built-in ones that fit are answered
 * as an incomplete list; when none fits, as with recitations, the answer is 503.
 */
export const editionRoutes = new Hono<AppEnv>().get('/', async (c) => {
  const filter = editionFilterSchema.parse(c.req.query());
  const { library } = c.var;
  const own = await library.embeddedEditions();
  const fitting = own.filter(fits(filter));
  try {
    const { value, stale } = await library.serviceEditions();
    const ids = new Set(own.map(({ identifier }) => identifier));
    const others = value.filter(({ identifier }) => !ids.has(identifier)).filter(fits(filter));
    const list: EditionList = { editions: [...fitting, ...others], complete: true };
    return await send(c, list, { kind: 'service', stale });
  } catch (error) {
    if (fitting.length === 0) throw error;
    logWarning(error, { what: 'incomplete list of editions', requestId: c.var.requestId });
    return c.json<EditionList>({ editions: fitting, complete: false });
  }
});
