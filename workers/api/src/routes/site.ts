import type { siteRoutes } from '@fahm/contracts/routes/site.ts';
import { storeReport } from '@fahm/domain/report/mutations.ts';
import { getSurah, listSurahs } from '@fahm/domain/surah/data.ts';
import { readAsset } from '../assets.ts';
import { sessionOf } from '../auth/require-person.ts';
import type { Handlers } from '../serve.ts';
import { signInHandlers } from './person/sign-in.ts';

/** What needs no account. */
export const siteHandlers: Handlers<typeof siteRoutes> = {
  ...signInHandlers,

  /** It does not touch the database. */
  getHealth: () => ({ status: 'ok' }),

  getOpenApiDocument: async ({ c }) => {
    const document = await readAsset(c.env, 'openapi.json');
    return c.body(await document.text(), 200, { 'content-type': 'application/json' });
  },

  listSurahs: ({ ctx }) => listSurahs(ctx),
  getSurah: ({ ctx, params }) => getSurah(ctx, params.number),

  sendReport: async ({ c, ctx, body }) => {
    const session = await sessionOf(c);
    await storeReport(ctx, session?.userId ?? null, body);
  },
};
