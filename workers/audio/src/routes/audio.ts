import { audioRoutes } from '@fahm/contracts/routes/audio.ts';
import { serveRoute } from '@fahm/worker-kit/serve.ts';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { NO_SUCH_FILE } from '../audio-error.ts';
import { readFileRequest } from '../file-request.ts';
import { refuseHotLinks } from '../guards/hot-link.ts';
import { limitRate } from '../guards/rate-limit.ts';

const { getRecitationFile } = audioRoutes;

/** Registers the file of a verse ([7.25]); Hono answers HEAD with it, too. */
export function serveRecitations(app: Hono<AppEnv>): void {
  serveRoute(app, getRecitationFile, {
    guards: [
      async (c, next) => {
        refuseHotLinks(c.req.raw);
        await next();
      },
    ],
    noSuchPath: NO_SUCH_FILE,
    answer: async (c, { params: { bitrate, edition, file } }) => {
      const { recitations } = c.var;
      // After the address was read: what names no file is not counted.
      await limitRate(recitations.limiter, c.req.raw);
      const requested = readFileRequest(`${bitrate}/${edition}/${file}.mp3`, c.req.raw);
      const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
      const { body, status, headers } = await recitations.reply(requested, waitUntil);
      return c.newResponse(body, status, headers);
    },
  });
}
