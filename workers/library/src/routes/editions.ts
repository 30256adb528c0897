import type { AudioEditionList } from '@fahm/contracts/audio-editions.ts';
import { BUILT_IN_RECITERS } from '@fahm/contracts/built-in-reciters.ts';
import {
  editionFilterSchema,
  type Edition,
  type EditionFilter,
  type EditionList,
} from '@fahm/contracts/quran.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { logWarning } from '@fahm/worker-kit/log.ts';
import { send } from '../replies/send.ts';
import { playable } from '../text/recitations.ts';

const fits = (filter: EditionFilter) => (edition: Edition) =>
  (['format', 'language', 'type'] as const).every(
    (name) => filter[name] === undefined || filter[name] === edition[name],
  );

/**
 * GET /api/quran/editions?format=&language=&type=: the built-in editions, then those of the text
 * service; recitations with their qualities. While the service is away and no copy is kept, the
 * built-in editions and reciters that fit are answered as an incomplete list; when no text fits, 503.
 */
export const editionRoutes = new Hono<AppEnv>().get('/', async (c) => {
  const filter = editionFilterSchema.parse(c.req.query());
  const { library } = c.var;
  const own = await library.embeddedEditions();
  const withQualities = playable(library.downloadable);
  const fitting = own.filter(fits(filter));
  try {
    const { value, stale } = await library.serviceEditions();
    const ids = new Set(own.map(({ identifier }) => identifier));
    const others = value.filter(({ identifier }) => !ids.has(identifier)).filter(fits(filter));
    const list: EditionList = {
      editions: [...fitting, ...others.flatMap(withQualities)],
      complete: true,
    };
    return await send(c, list, { kind: 'service', stale });
  } catch (error) {
    const reciters = BUILT_IN_RECITERS.filter(fits(filter)).flatMap(withQualities);
    const editions = [...fitting, ...reciters];
    // A language without a built-in reciter is an empty list, not a failure: there is one to show.
    if (editions.length === 0 && filter.format !== 'audio') throw error;
    logWarning(error, { what: 'incomplete list of editions', requestId: c.var.requestId });
    return c.json<EditionList | AudioEditionList>({ editions, complete: false });
  }
});
