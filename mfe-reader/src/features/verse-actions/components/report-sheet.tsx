import { Button } from '@fahm/ui/button.tsx';
import { Sheet } from '@fahm/ui/sheet.tsx';
import type { VerseId } from '@fahm/quran/reference.ts';
import { useId } from 'react';
import type { Passage } from '../../../lib/passage.ts';
import { useServices } from '../../../lib/services.ts';
import { copyText } from '../give-away.ts';
import { messages } from '../messages.ts';
import { reportOf, verseLink } from '../verse-words.ts';
import styles from './report-sheet.module.css';

type Props = { verse: VerseId; passage: Passage; trigger: HTMLElement; onClose: () => void };

/** Prepares the report of a mistake, and says plainly where it can go for now: nowhere yet. */
export function ReportSheet({ verse, passage, trigger, onClose }: Props) {
  const { host } = useServices();
  const label = useId();
  const report = reportOf(passage, verse, verseLink(verse, location.origin));
  const go = async () => {
    const { reportCopied: title, reportCopiedText: text } = messages;
    if (!(await copyText(host, report, { title, text }))) return;
    onClose();
    host.navigate('/contact');
  };
  return (
    <Sheet
      title={messages.reportTitle}
      closeLabel={messages.close}
      onClose={onClose}
      returnTo={trigger}
    >
      <p className={styles.why}>{messages.reportWhy}</p>
      <p id={label} className={styles.label}>
        {messages.reportText}
      </p>
      <textarea
        className={styles.report}
        value={report}
        rows={6}
        readOnly
        dir="ltr"
        aria-labelledby={label}
      />
      <Button onClick={() => void go()}>{messages.reportGo}</Button>
    </Sheet>
  );
}
