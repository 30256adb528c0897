import { trySendReport } from '@fahm/api-client/reports.ts';
import type { CoachAnswer } from '@fahm/contracts/study/coach.ts';
import { REPORT_LENGTH } from '@fahm/contracts/reports.ts';
import { ReportForm } from '@fahm/ui/fields/report-form.tsx';
import { useState } from 'react';
import { Link } from 'wouter';
import textLink from '@fahm/ui/text-link.module.css';
import { Dialog } from '../../../lib/components/dialog.tsx';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { furtherOf, lessonPath, reportAbout } from '../model.ts';
import styles from './chat.module.css';
import { Segments } from './segments.tsx';
import { Sources } from './sources.tsx';

type Props = { surah: number; answer: CoachAnswer };

/** An answer with its sources beside it, and what can be done with it. */
export function Answer({ surah, answer }: Props) {
  const { host } = useStudy();
  const [isReporting, setReporting] = useState(false);
  const made = messages.composedBy[answer.composedBy];
  const copy = async () => {
    await navigator.clipboard.writeText(answer.content);
    host.notify({ ...messages.copied, tone: 'success' });
  };
  return (
    <div className={styles.answer} data-composed={answer.composedBy}>
      <div>
        <Segments segments={answer.segments} />
        <Further answer={answer} />
        <p className={styles.tools}>
          {made !== null && <span className={styles.made}>{made}</span>}
          <button type="button" className={textLink.small} onClick={() => void copy()}>
            {messages.copy}
          </button>
          <button type="button" className={textLink.small} onClick={() => setReporting(true)}>
            {messages.report}
          </button>
        </p>
      </div>
      <Sources sources={answer.sources} />
      {isReporting && (
        <ReportDialog surah={surah} answer={answer} onClose={() => setReporting(false)} />
      )}
    </div>
  );
}

/** Lessons to go on with: those that the answer names and does not quote. */
function Further({ answer }: { answer: CoachAnswer }) {
  const further = furtherOf(answer);
  if (further.length === 0) return null;
  return (
    <p className={styles.further}>
      {messages.further}
      {further.map(({ id, kind, surahNumber, title }) => (
        <Link key={id} className={textLink.small} href={lessonPath(surahNumber, kind, id)}>
          {title}
        </Link>
      ))}
    </p>
  );
}

function ReportDialog({ surah, answer, onClose }: Props & { onClose: () => void }) {
  const { api } = useStudy();
  return (
    <Dialog title={messages.reportOf} closeLabel={messages.close} onClose={onClose}>
      <ReportForm
        label={messages.reportLabel}
        maxLength={REPORT_LENGTH}
        send={(written) =>
          trySendReport(api, { ...written, kind: 'content', about: reportAbout(surah, answer) })
        }
      />
    </Dialog>
  );
}
