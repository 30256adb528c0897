import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { useMissing } from '@fahm/mfe-kit/lazy-part.ts';
import { useReadyMark } from '@fahm/mfe-kit/use-ready-mark.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { HubView } from './features/hub/components/hub-view.tsx';
import { FigureMissing } from './features/figures/components/figure-missing.tsx';
import type { PageSource } from './lib/page-source.ts';
import { type GuidesPage, pathOfPlace, type Place, placeOfPath, type Stem } from './lib/paths.ts';
import { usePage } from './lib/use-page.ts';
import { HubFrame } from './routes/hub-frame.tsx';
import { backFrom } from './routes/back.ts';
import { PageFrame } from './routes/page-frame.tsx';
import { Failed, Pending } from './routes/pending.tsx';
import { screens } from './screens.ts';
import { titleOf } from './titles.ts';

type Props = { source: PageSource; host: HostServices };

export function GuidesApp({ source, host }: Props) {
  const [path] = useLocation();
  const found = placeOfPath(path);
  const key = found === null ? null : pathOfPlace(found.place);
  const [visit, setVisit] = useState({ key, hasMoved: false });
  // From the first move on, also back to the page that the visit began with.
  if (visit.key !== key) setVisit({ key, hasMoved: true });
  const { hasMoved } = visit;
  if (found === null) return null;
  const { place, stem } = found;
  return place.page === 'hub' ? (
    <Hub stem={stem} host={host} hasMoved={hasMoved} />
  ) : (
    <Guide
      key={key}
      place={place}
      page={place.page}
      stem={stem}
      source={source}
      host={host}
      hasMoved={hasMoved}
    />
  );
}

type HubProps = { stem: Stem; host: HostServices; hasMoved: boolean };

function Hub({ stem, host, hasMoved }: HubProps) {
  useEffect(() => host.setTitle(titleOf({ page: 'hub' }, null)), [host]);
  return (
    <HubFrame path={stem + pathOfPlace({ page: 'hub' })}>
      <HubView stem={stem} />
      <Arrived hasMoved={hasMoved} />
    </HubFrame>
  );
}

type GuideProps = Props &
  Omit<HubProps, 'host'> & { place: Place; page: Exclude<GuidesPage, 'hub'> };

function Guide({ place, page, stem, source, host, hasMoved }: GuideProps) {
  const path = stem + pathOfPlace(place);
  const [state, retry] = usePage(source, path);
  const [wasHere] = useState(() => source.peek(path) !== null);
  const { Part } = screens[page];
  const content = state.status === 'ready' ? state.content : null;
  useEffect(() => host.setTitle(titleOf(place, content)), [place, content, host]);
  const reload = () => void host.retry();
  return (
    <PageFrame
      page={page}
      path={path}
      back={backFrom(page, stem)}
      notice={wasHere && <MissingNotice page={page} onRetry={reload} />}
      fallback={<Waiting page={page} onRetry={reload} />}
    >
      {state.status === 'loading' && <Pending page={page} />}
      {state.status === 'failed' && <Failed page={page} keepsPage={false} onRetry={retry} />}
      {state.status === 'missing' && <FigureMissing stem={stem} />}
      {content !== null && <Part content={content} />}
      {state.status !== 'loading' && <Arrived key={state.status} hasMoved={hasMoved} />}
    </PageFrame>
  );
}

/** Beside a page that is alive: says so, and lets a screen reader hear where it is now. */
function Arrived({ hasMoved }: { hasMoved: boolean }) {
  useReadyMark('guides');
  useEffect(() => {
    if (!hasMoved) return;
    // The eye is not moved.
    document.querySelector<HTMLElement>('[data-page] h1')?.focus({ preventScroll: true });
  }, [hasMoved]);
  return null;
}

type WaitProps = { page: Exclude<GuidesPage, 'hub'>; onRetry: () => void };

/** Above a page that the server sent, when its code cannot be had. */
function MissingNotice({ page, onRetry }: WaitProps) {
  return useMissing(screens[page]) ? <Failed page={page} keepsPage onRetry={onRetry} /> : null;
}

/** In the place of a page that is still to come. */
function Waiting({ page, onRetry }: WaitProps) {
  return useMissing(screens[page]) ? (
    <Failed page={page} keepsPage={false} onRetry={onRetry} />
  ) : (
    <Pending page={page} />
  );
}
