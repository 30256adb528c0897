import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { messages as hub } from './features/hub/messages.ts';
import { NamesFailed, NamesSkeleton } from './features/names/components/names-pending.tsx';
import { messages as names } from './features/names/messages.ts';
import type { NamesSource } from './features/names/names-source.ts';
import { lazyPart, useMissing } from '@fahm/mfe-kit/lazy-part.ts';
import { type GuidesPage, pageOfPath } from './lib/paths.ts';
import { HubRoute } from './routes/hub-route.tsx';
import { NamesRoute } from './routes/names-route.tsx';

const namesPart = lazyPart(async () => {
  const { NamesScreen } = await import('./features/names/components/names-screen.tsx');
  return NamesScreen;
});

const titles: Record<GuidesPage, string> = { hub: hub.title, names: names.title };

type Props = { source: NamesSource; host: HostServices };

export function GuidesApp({ source, host }: Props) {
  const [path] = useLocation();
  const page = pageOfPath(path);
  useEffect(() => {
    if (page !== null) host.setTitle(titles[page]);
  }, [page, host]);
  const focused = useRef(page);
  useEffect(() => {
    if (page === null || focused.current === page) return;
    focused.current = page;
    // A screen reader hears where it is now; the eye is not moved.
    document.querySelector<HTMLElement>('[data-page] h1')?.focus({ preventScroll: true });
  }, [page]);
  if (page === null) return null;
  return page === 'hub' ? <HubRoute /> : <NamesPage source={source} host={host} />;
}

function NamesPage({ source, host }: Props) {
  const { Part } = namesPart;
  const onRetry = () => void host.retry();
  return (
    <NamesRoute
      notice={source.peek() !== null && <MissingNotice onRetry={onRetry} />}
      fallback={<Pending onRetry={onRetry} />}
    >
      <Part source={source} />
    </NamesRoute>
  );
}

type Retry = { onRetry: () => void };

/** Beside a list that the server sent. */
function MissingNotice({ onRetry }: Retry) {
  return useMissing(namesPart) ? <NamesFailed keepsPage onRetry={onRetry} /> : null;
}

/** In the place of a list that is still to come. */
function Pending({ onRetry }: Retry) {
  return useMissing(namesPart) ? (
    <NamesFailed keepsPage={false} onRetry={onRetry} />
  ) : (
    <NamesSkeleton />
  );
}
