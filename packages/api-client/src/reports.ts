import type { Report } from '@fahm/contracts/reports.ts';
import type { Api } from './client.ts';
import { nothing } from './nothing.ts';

/**
 * POST /api/reports: a word to the people who keep the site. Safe to send again with the same `id`;
 * `too_many_requests` after five in a minute.
 */
export const sendReport = (api: Api, report: Report): Promise<void> =>
  api.request({ method: 'POST', path: '/api/reports', body: report, reply: nothing });
