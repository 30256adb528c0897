import type { Report } from '@fahm/contracts/reports.ts';
import type { Api } from './client.ts';
import { isApiError } from './errors.ts';
import { nothing } from './nothing.ts';

/**
 * POST /api/reports: a word to the people who keep the site. Safe to send again with the same `id`;
 * `too_many_requests` after five in a minute.
 */
export const sendReport = (api: Api, report: Report): Promise<void> =>
  api.request({ method: 'POST', path: '/api/reports', body: report, reply: nothing });

/** Sends a report and says how it went; never rejects. */
export const trySendReport = (api: Api, report: Report): Promise<'sent' | 'too-many' | 'failed'> =>
  sendReport(api, report).then(
    () => 'sent',
    (error: unknown) =>
      isApiError(error) && error.code === 'too_many_requests' ? 'too-many' : 'failed',
  );
