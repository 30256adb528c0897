import type { HostServices, Unmount } from '@fahm/mfe-kit/remote.ts';
import { useEffect, useRef, useState } from 'react';
import { type PageRemote, REMOTE_ROOT_CLASS } from '../../../page-data.ts';
import type { Federation } from '../federation.ts';
import { messages } from '../messages.ts';
import styles from './remote-slot.module.css';

// Never changes, so React leaves what is inside alone: the server's fragment, then the remote's root.
const EMPTY_ROOT = { __html: `<div class="${REMOTE_ROOT_CLASS}"></div>` };

type Props = { id: string; remote: PageRemote; federation: Federation; host: HostServices };
type Status = 'loading' | 'mounted' | 'failed';

/** The place of a remote on the page. Whatever happens to the remote stays inside it. */
export function RemoteSlot({ id, remote, federation, host }: Props) {
  const slot = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<Status>('loading');
  const [attempt, setAttempt] = useState(0);
  const [hasServerHtml, setHasServerHtml] = useState(true);

  useEffect(() => {
    const element = slot.current?.firstElementChild;
    if (!(element instanceof HTMLElement)) return;
    setHasServerHtml(element.childElementCount > 0);
    let unmount: Unmount | null = null;
    let gone = false;
    const settle = (next: Status) => {
      if (!gone) setStatus(next);
    };
    setStatus('loading');
    (attempt === 0 ? federation.load(id) : federation.reload(id))
      .then((module) => {
        if (gone) return;
        unmount = module.mount({ element, host, base: remote.base });
        settle('mounted');
      })
      .catch((error: unknown) => {
        console.error(`Remote "${id}" is not available`, error);
        settle('failed');
      });
    return () => {
      gone = true;
      unmount?.();
    };
  }, [id, remote, federation, host, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  return (
    <>
      {status === 'failed' && <Failed keepsPage={hasServerHtml} onRetry={retry} />}
      {status === 'loading' && !hasServerHtml && (
        <p className={styles.loading} role="status">
          {messages.loading}
        </p>
      )}
      <div ref={slot} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY_ROOT} />
    </>
  );
}

function Failed({ keepsPage, onRetry }: { keepsPage: boolean; onRetry: () => void }) {
  return (
    <div className={keepsPage ? styles.notice : styles.failed} role="alert">
      <p className={styles.text}>{messages.failed}</p>
      <p className={styles.hint}>{keepsPage ? messages.stays : messages.failedHint}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}
