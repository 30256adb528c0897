import { surahParamsSchema, type Surah } from '@fahm/contracts/surahs.ts';
import { getSurah, listSurahs } from '@fahm/domain/surah/data.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { pathParams } from '../path-params.ts';

/** GET /api/surahs ([7.2]) and GET /api/surahs/{number} ([7.3]; no such surah: 404). */
export const surahRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.json<Surah[]>(await listSurahs(c.var.ctx)))
  .get('/:number', async (c) => {
    const { number } = pathParams(c, surahParamsSchema);
    return c.json<Surah>(await getSurah(c.var.ctx, number));
  });
