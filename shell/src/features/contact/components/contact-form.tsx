import type { Api } from '@fahm/api-client/client.ts';
import { trySendReport } from '@fahm/api-client/reports.ts';
import { REPORT_LENGTH } from '@fahm/contracts/report-length.ts';
import { ReportForm } from '@fahm/ui/fields/report-form.tsx';
import { messages } from '../messages.ts';

/** A word to the people who keep the site. */
export function ContactForm({ api }: { api: Api }) {
  return (
    <ReportForm
      label={messages.label}
      maxLength={REPORT_LENGTH}
      send={(written) => trySendReport(api, { ...written, kind: 'contact', about: null })}
    />
  );
}
