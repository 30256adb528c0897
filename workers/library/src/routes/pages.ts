import { quranPageParamsSchema } from '@fahm/contracts/quran.ts';
import { verseByGlobalNumber, versesOf } from '@fahm/quran/reference.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { pageReply } from '../replies/compose.ts';
import { readSurahs } from '../replies/read-surahs.ts';
import { commonOrigin, send } from '../replies/send.ts';
import { pathParams } from '@fahm/worker-kit/path-params.ts';
import { editionQuery } from '../request-input.ts';
import { versesOnPage } from '../text/divisions.ts';

/** GET /api/quran/pages/{number}?edition=: one of the 604 pages of the Madani layout. */
export const pageRoutes = new Hono<AppEnv>().get('/:number', async (c) => {
  const { number } = pathParams(c, quranPageParamsSchema);
  const edition = editionQuery(c);
  const divisions = await c.var.library.divisions();
  const { first, last } = versesOnPage(divisions, number);
  const [start, end] = [verseByGlobalNumber(first), verseByGlobalNumber(last)];
  if (start === null || end === null) throw new RangeError(`page ${number} has no verses`);
  const verses = versesOf({ start, end });
  const surahs = await readSurahs(c.var.library, edition, verses);
  const origin = commonOrigin([...surahs.values()].map((surah) => surah.origin));
  return send(c, pageReply(number, verses, surahs, divisions), origin);
});
