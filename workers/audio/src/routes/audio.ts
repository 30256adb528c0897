import { audioParamsSchema } from '@fahm/contracts/audio-editions.ts';
import { bitratesOf } from '@fahm/contracts/recitation-bitrates.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../app-env.ts';
import { readFileRequest } from '../file-request.ts';
import { noSuchFile } from '../audio-error.ts';
import { refuseHotLinks } from '../guards/hot-link.ts';
import { limitRate } from '../guards/rate-limit.ts';

/** The place of a file at the host and in the bucket. @throws ServiceError `not_found`. */
function keyOf(params: Record<string, string>): string {
  const result = z.safeParse(audioParamsSchema, params);
  if (!result.success) throw noSuchFile();
  const { bitrate, edition, file } = result.data;
  if (!bitratesOf(edition).includes(bitrate)) throw noSuchFile();
  return `${bitrate}/${edition}/${file}.mp3`;
}

/** GET and HEAD /audio/{bitrate}/{edition}/{ayah}.mp3 ([7.25]); Hono answers HEAD with it, too. */
export const audioRoutes = new Hono<AppEnv>().get('/:bitrate/:edition/:file', async (c) => {
  refuseHotLinks(c.req.raw);
  const key = keyOf(c.req.param());
  const { recitations } = c.var;
  await limitRate(recitations.limiter, c.req.raw);
  const requested = readFileRequest(key, c.req.raw);
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const { body, status, headers } = await recitations.reply(requested, waitUntil);
  return c.newResponse(body, status, headers);
});
