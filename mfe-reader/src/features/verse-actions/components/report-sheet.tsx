import { createApi } from '@fahm/api-client/client.ts';
import { trySendReport } from '@fahm/api-client/reports.ts';
import { REPORT_LENGTH } from '@fahm/contracts/report-length.ts';
import type { VerseId } from '@fahm/quran/reference.ts';
import { ReportForm, type Written } from '@fahm/ui/fields/report-form.tsx';
import { Sheet } from '@fahm/ui/overlay/sheet.tsx';
import { useRef } from 'react';
import type { Passage } from '../../../lib/passage.ts';
import { unitPath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import { reportOf } from '../verse-words.ts';
import styles from './report-sheet.module.css';

type Props = { verse: VerseId; passage: Passage; trigger: HTMLElement; onClose: () => void };

const api = createApi({ fetch: (...request) => fetch(...request), baseUrl: '' });

/** Reports a mistake in a verse, or in what stands beside it; the facts that find it go along. */
export function ReportSheet({ verse, passage, trigger, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const facts = reportOf(passage, verse);
  const about = unitPath({ kind: 'verse', ...verse });
  const send = ({ message, ...written }: Written) =>
    trySendReport(api, { ...written, kind: 'verse', about, message: `${message}\n\n${facts}` });
  return (
    <Sheet
      title={messages.reportTitle}
      closeLabel={messages.close}
      onClose={onClose}
      initialFocus={field}
      returnTo={trigger}
    >
      <p className={styles.why}>{messages.reportWhy}</p>
      <pre className={styles.facts}>{facts}</pre>
      <ReportForm
        ref={field}
        label={messages.wrong}
        maxLength={REPORT_LENGTH - facts.length - 2}
        send={send}
      />
    </Sheet>
  );
}
