import { lazyComponent } from '@fahm/mfe-kit/lazy-component.ts';
import { type MouseEvent, Suspense, useState } from 'react';
import { paths } from '../paths.ts';
import { reportMessages } from './report-messages.ts';
import styles from './report-link.module.css';

const dialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog);

type Props = {
  /** Id of what is wrong: a lesson's, or a card's. */
  about: string;
  title: string;
};

/** Reports a mistake where it stands. Without JavaScript it is the way to the contact page. */
export function ReportLink({ about, title }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        className={styles.report}
        href={paths.contact}
        aria-label={reportMessages.of(title)}
        onClick={open}
      >
        {reportMessages.link}
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <dialog.View about={about} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
