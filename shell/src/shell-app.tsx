import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import type { Session } from '@fahm/mfe-kit/session.ts';
import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import { setThemeColor } from '@fahm/ui/theme/theme-color.ts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { AccountSlot } from './account-slot.tsx';
import { Frame } from './features/frame/components/frame.tsx';
import { RemoteSlot } from './features/remotes/components/remote-slot.tsx';
import type { Federation } from './features/remotes/federation.ts';
import { OwnPage } from './pages/own-page.tsx';
import type { PageData } from './pages/page-data.ts';
import { isStudyFrame } from './pages/page-frame.ts';
import { paths } from './paths.ts';
import type { ServerMarkup } from './server-markup.ts';

export type ShellProps = {
  data: PageData;
  markup: ServerMarkup;
  federation: Federation;
  host: HostServices;
  session: Session;
  /** What fills a page of an account; null on all others. */
  Account: typeof AccountSlot | null;
};

/** One function for the life of the page: effects depend on it. */
const loadMemberParts = () => import('./member-bundle.tsx');

export function ShellApp({ data, markup, federation, host, session, Account }: ShellProps) {
  const [path] = useLocation();
  useEffect(() => {
    document.documentElement.dataset['shell'] = 'ready';
  }, []);
  // The server's word on the page it sent holds for that address only.
  const [arrival] = useState({ path, page: data.page });
  const arrived = path === arrival.path;
  // The start page of somebody signed in is the dashboard: the server knows, or the move came after it.
  const isMember = arrived ? arrival.page === 'remote' : session.read().status === 'member';
  const isDashboard = path === paths.home && isMember;
  const servedPath = isDashboard ? paths.dashboard : path;
  const [id, remote] =
    Object.entries(data.remotes).find(([, { routes }]) =>
      routes.some((pattern) => matchesRoute(pattern, servedPath)),
    ) ?? [];
  const own = arrived && arrival.page !== 'remote' ? arrival.page : null;
  useFrame(isStudyFrame(id, path));
  return (
    <Frame footer={markup.footer} session={session} loadMemberParts={loadMemberParts}>
      {own === null && id !== undefined && remote !== undefined ? (
        <RemoteSlot key={id} id={id} federation={federation} host={host} />
      ) : Account !== null ? (
        <Account path={path} session={session} host={host} markup={markup} />
      ) : (
        <OwnPage kind={own} markup={markup} />
      )}
    </Frame>
  );
}

/** The frame of the page that is gone to; the server has written that of the first one. Before the paint: no flash. */
function useFrame(isStudy: boolean): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (root.hasAttribute('data-frame') === isStudy) return;
    root.toggleAttribute('data-frame');
    setThemeColor(getComputedStyle(root).getPropertyValue('--bg'));
  }, [isStudy]);
}
