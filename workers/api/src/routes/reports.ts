import { reportSchema } from '@fahm/contracts/reports.ts';
import { storeReport } from '@fahm/domain/report/mutations.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { sessionOf } from '../auth/require-person.ts';
import { jsonBody } from '../guard/json-body.ts';
import { limitReports } from '../guard/limits.ts';

/** POST /api/reports: an error that somebody found, or a word to us. Needs no account. */
export const reportRoutes = new Hono<AppEnv>().post('/', limitReports, async (c) => {
  const report = await jsonBody(c, reportSchema);
  const session = await sessionOf(c);
  await storeReport(c.var.ctx, session?.userId ?? null, report);
  return c.body(null, 204);
});
