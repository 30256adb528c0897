import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import type { Session } from '@fahm/mfe-kit/session.ts';
import { useEffect, useState } from 'react';
import type { AccountPages } from './pages/account-pages.tsx';
import { leaveByDocument } from './features/account/leave-by-document.ts';
import { AccountFailed } from './features/account/components/account-failed.tsx';
import { accountPageOf } from './route-table.ts';
import { PAGE_PART, type ServerMarkup } from './server-markup.ts';
import { useSession } from './use-session.ts';

type Props = { path: string; session: Session; host: HostServices; markup: ServerMarkup };

const loadPages = async () => (await import('./pages/account-pages.tsx')).AccountPages;

/** The place of an account page: the server's spinner until its code and its person are known. */
export function AccountSlot({ path, session, host, markup }: Props) {
  // One document serves them all: what they are made of is here already.
  const page = accountPageOf(path);
  const isOpen = page === 'subscribe';
  const state = useSession(session);
  const [Pages, setPages] = useState<typeof AccountPages | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadPages().then(
      (component) => setPages(() => component),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    // The session ended since the page was sent: the server has the page that is there for a visitor.
    const leave = () => !isOpen && session.read().status === 'visitor' && location.reload();
    leave();
    return session.subscribe(leave);
  }, [session, isOpen]);
  useEffect(() => {
    if (page === null) location.reload();
  }, [page]);
  useEffect(() => (isOpen ? leaveByDocument(document) : undefined), [isOpen]);
  if (failed || state.status === 'unreachable') {
    const retry = () => (failed ? location.reload() : void session.refresh());
    return (
      <div className={markup.layout}>
        <AccountFailed onRetry={retry} />
      </div>
    );
  }
  // As the server sent it: words and a spinner.
  const html = { __html: markup.page ?? '' };
  const user = state.status === 'member' ? state.user : null;
  const isKnown = user !== null || (isOpen && state.status === 'visitor');
  if (page === null || Pages === null || !isKnown) {
    return (
      <div
        className={markup.layout}
        data-part={PAGE_PART}
        dangerouslySetInnerHTML={html}
        suppressHydrationWarning
      />
    );
  }
  const services = { user, session, host };
  return (
    <div className={markup.layout}>
      <Pages {...services} page={page} loading={<div dangerouslySetInnerHTML={html} />} />
    </div>
  );
}
