import { maxSurahsPerReply, maxVersesPerReply } from '@fahm/contracts/quran.ts';
import { parseReference, versesOf, type VerseRange } from '@fahm/quran/reference.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { versesReply } from '../replies/compose.ts';
import { readSurahs } from '../replies/read-surahs.ts';
import { commonOrigin, send } from '../replies/send.ts';
import { editionQuery } from '../request-input.ts';

/** @throws ServiceError `not_found` for what names no verse, `unprocessable` for too many. */
function boundedRange(text: string): VerseRange {
  const result = parseReference(text);
  if (!result.ok) throw new ServiceError('not_found', `No such reference: ${result.reason}.`);
  const { start, end } = result.value;
  const verses = versesOf(result.value).length;
  if (verses <= maxVersesPerReply && end.surah - start.surah < maxSurahsPerReply) {
    return result.value;
  }
  const most = `${maxVersesPerReply} verses of ${maxSurahsPerReply} surahs`;
  throw new ServiceError('unprocessable', `More than ${most} are not answered at once.`);
}

/** GET /api/quran/verses/{reference}?edition=, in the three forms of [3.7]. */
export const verseRoutes = new Hono<AppEnv>().get('/:reference', async (c) => {
  const range = boundedRange(c.req.param('reference'));
  const edition = editionQuery(c);
  const verses = versesOf(range);
  const [divisions, surahs] = await Promise.all([
    c.var.library.divisions(),
    readSurahs(c.var.library, edition, verses),
  ]);
  const origin = commonOrigin([...surahs.values()].map((surah) => surah.origin));
  return send(c, versesReply(range, verses, surahs, divisions), origin);
});
