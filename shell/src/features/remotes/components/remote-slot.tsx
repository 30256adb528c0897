import type { HostServices, Unmount } from '@fahm/mfe-kit/remote.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { REMOTE_ROOT_CLASS } from '../../../pages/page-data.ts';
import { trustedMarkup } from '../../../trusted-html.ts';
import type { Federation } from '../federation.ts';
import { type LoadedRemote, RemoteUnavailable } from '../load-remote.ts';
import { messages } from '../messages.ts';
import styles from './remote-slot.module.css';

// Never changes, so React leaves what is inside alone: the server's fragment, then the remote's root.
const EMPTY_ROOT = { __html: trustedMarkup(`<div class="${REMOTE_ROOT_CLASS}"></div>`) };

type Props = { id: string; federation: Federation; host: HostServices };
type Status = 'loading' | 'mounted' | 'failed';

/** The place of a remote on the page. Whatever happens to the remote stays inside it. */
export function RemoteSlot({ id, federation, host }: Props) {
  const slot = useRef<HTMLDivElement>(null);
  const [hasServerHtml, setHasServerHtml] = useState(true);
  const status = useRemote(slot, { id, federation, host });
  useEffect(() => setHasServerHtml((rootOf(slot)?.childElementCount ?? 0) > 0), []);
  return (
    <>
      {status === 'failed' && <Failed keepsPage={hasServerHtml} onRetry={host.retry} />}
      {status === 'loading' && !hasServerHtml && (
        <p className={styles.loading} role="status">
          {messages.loading}
        </p>
      )}
      <div ref={slot} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY_ROOT} />
    </>
  );
}

function rootOf(slot: RefObject<HTMLDivElement | null>): HTMLElement | null {
  const root = slot.current?.firstElementChild;
  return root instanceof HTMLElement ? root : null;
}

/** Loads the remote and mounts it over what the slot holds; takes it off when the slot goes. */
function useRemote(slot: RefObject<HTMLDivElement | null>, { id, federation, host }: Props) {
  const [status, setStatus] = useState<Status>('loading');
  useEffect(() => {
    let unmount: Unmount | null = null;
    let gone = false;
    const mount = ({ remote, base }: LoadedRemote) => {
      const element = rootOf(slot);
      if (gone || unmount !== null || element === null) return;
      unmount = remote.mount({ element, host, base });
      setStatus('mounted');
    };
    const load = async () => {
      try {
        mount(await federation.load(id));
      } catch (error) {
        console.error(error);
        if (!gone) setStatus('failed');
        // On a slow connection the first attempt may come home after all.
        if (error instanceof RemoteUnavailable) mount(await error.late);
      }
    };
    load().catch(() => {});
    return () => {
      gone = true;
      unmount?.();
    };
  }, [slot, id, federation, host]);
  return status;
}

function Failed({ keepsPage, onRetry }: { keepsPage: boolean; onRetry: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const retry = () => {
    setAsking(true);
    onRetry()
      .catch(() => {})
      .finally(() => setAsking(false));
  };
  return (
    <div className={keepsPage ? styles.notice : styles.failed} role="alert">
      <p className={styles.text}>{messages.failed}</p>
      <p className={styles.hint}>{keepsPage ? messages.stays : messages.failedHint}</p>
      <button type="button" className="button" onClick={retry} aria-busy={asking}>
        {messages.retry}
      </button>
    </div>
  );
}
