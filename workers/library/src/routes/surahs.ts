import { surahParamsSchema } from '@fahm/contracts/surahs.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { surahReply } from '../replies/compose.ts';
import { send } from '../replies/send.ts';
import { pathParams } from '@fahm/worker-kit/path-params.ts';
import { editionQuery } from '../request-input.ts';

/** GET /api/quran/surahs/{number}?edition= ([7.24]). */
export const surahRoutes = new Hono<AppEnv>().get('/:number', async (c) => {
  const { number } = pathParams(c, surahParamsSchema);
  const edition = editionQuery(c);
  const facts = surahByNumber(number);
  if (facts === null) throw new ServiceError('not_found', 'No such path.');
  const { library } = c.var;
  const [surah, divisions] = await Promise.all([
    library.surah(edition, number),
    library.divisions(),
  ]);
  return send(c, surahReply(facts, surah, divisions), surah.origin);
});
