import { trySendReport } from '@fahm/api-client/reports.ts';
import { REPORT_LENGTH } from '@fahm/contracts/report-length.ts';
import { ReportForm } from '@fahm/ui/fields/report-form.tsx';
import { Dialog } from '../components/dialog.tsx';
import { reportMessages } from './report-messages.ts';
import { useStudy } from '../study.ts';

type Props = { about: string; title: string; onClose: () => void };

/** Says what is wrong with a lesson or a card; its id goes along. */
export function ReportDialog({ about, title, onClose }: Props) {
  const { api } = useStudy();
  return (
    <Dialog title={reportMessages.link} closeLabel={reportMessages.close} onClose={onClose}>
      <p>
        {reportMessages.why}{' '}
        <strong>
          <bdi>{title}</bdi>
        </strong>
      </p>
      <ReportForm
        label={reportMessages.wrong}
        maxLength={REPORT_LENGTH}
        send={(written) => trySendReport(api, { ...written, kind: 'content', about })}
      />
    </Dialog>
  );
}
