import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Frame } from './features/frame/components/frame.tsx';
import { HomePage } from './features/home/components/home-page.tsx';
import { NotFoundPage } from './features/not-found/components/not-found-page.tsx';
import { RemoteSlot } from './features/remotes/components/remote-slot.tsx';
import type { Federation } from './features/remotes/federation.ts';
import type { PageData } from './page-data.ts';
import { shellPageOf } from './shell-pages.ts';

export type ShellProps = { data: PageData; federation: Federation; host: HostServices };

export function ShellApp({ data, federation, host }: ShellProps) {
  const [path] = useLocation();
  useEffect(() => {
    document.documentElement.dataset['shell'] = 'ready';
  }, []);
  // The server's word on the page it sent holds for that address only.
  const [arrival] = useState({ path, page: data.page });
  const [id, remote] =
    Object.entries(data.remotes).find(([, { routes }]) =>
      routes.some((pattern) => matchesRoute(pattern, path)),
    ) ?? [];
  const page =
    path === arrival.path ? arrival.page : remote === undefined ? shellPageOf(path) : 'remote';
  return (
    <Frame>
      {page === 'home' && <HomePage />}
      {page === 'not-found' && <NotFoundPage />}
      {page === 'remote' && id !== undefined && remote !== undefined && (
        <RemoteSlot key={id} id={id} remote={remote} federation={federation} host={host} />
      )}
    </Frame>
  );
}
