import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { type LazyComponent, useMissing } from '@fahm/mfe-kit/lazy-component.ts';
import { findPage, pathOf } from '@fahm/mfe-kit/page.ts';
import { useReadyFlag } from '@fahm/mfe-kit/use-ready-flag.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { FigureMissing } from './features/figures/components/figure-missing.tsx';
import { HubView } from './features/hub/components/hub-view.tsx';
import { entriesOf } from './features/hub/model.ts';
import { OwnPath } from './lib/own-path.ts';
import type { Page, ScreenProps } from './lib/page.ts';
import type { PageSource } from './lib/page-source.ts';
import { type BasePath, basePathOf } from './lib/paths.ts';
import { usePage } from './lib/use-page.ts';
import { pages } from './pages.ts';
import { HubFrame } from './routes/hub-frame.tsx';
import { backFrom } from './routes/back.ts';
import { messages } from './routes/messages.ts';
import { PageFrame } from './routes/page-frame.tsx';
import { Failed, Pending } from './routes/pending.tsx';
import { screens } from './routes/screens.ts';

type Props = { source: PageSource; host: HostServices };

const entries = entriesOf(pages);
const isOwn = (path: string): boolean => findPage(pages, path) !== null;

export function GuidesApp({ source, host }: Props) {
  const [path] = useLocation();
  const found = findPage(pages, path);
  const key = found && pathOf(found.page.routes[0], found.params);
  const [visit, setVisit] = useState({ key, hasMoved: false });
  // From the first move on, also back to the page that the visit began with.
  if (visit.key !== key) setVisit({ key, hasMoved: true });
  const { hasMoved } = visit;
  if (found === null) return null;
  const { page, route, params } = found;
  const shown = { page, path: pathOf(route, params), basePath: basePathOf(path), host, hasMoved };
  const screen = screens.get(page.id);
  if (screen === undefined) return <Hub {...shown} />;
  return (
    <OwnPath value={isOwn}>
      <Guide key={key} {...shown} screen={screen} source={source} />
    </OwnPath>
  );
}

type HubProps = {
  page: Page;
  path: string;
  basePath: BasePath;
  host: HostServices;
  hasMoved: boolean;
};

function Hub({ page, path, basePath, host, hasMoved }: HubProps) {
  useEffect(() => host.setTitle(page.title), [page, host]);
  return (
    <HubFrame path={path}>
      <HubView basePath={basePath} entries={entries} />
      <Arrived hasMoved={hasMoved} />
    </HubFrame>
  );
}

type GuideProps = Props & HubProps & { screen: LazyComponent<ScreenProps> };

function Guide({ page, path, basePath, screen, source, host, hasMoved }: GuideProps) {
  const [state, retry] = usePage(source, path);
  const [wasHere] = useState(() => source.peek(path) !== null);
  const content = state.status === 'ready' ? state.content : null;
  const title = state.status === 'missing' ? messages.noFigureTitle : titleOf(page, content);
  useEffect(() => host.setTitle(title), [title, host]);
  const wait = { page, screen, onRetry: () => void host.retry() };
  return (
    <PageFrame
      page={page.id}
      path={path}
      back={backFrom(page, basePath)}
      notice={wasHere && <MissingNotice {...wait} />}
      fallback={<Waiting {...wait} />}
    >
      {state.status === 'loading' && <Pending page={page} />}
      {state.status === 'failed' && <Failed page={page} keepsPage={false} onRetry={retry} />}
      {state.status === 'missing' && <FigureMissing basePath={basePath} />}
      {content !== null && <screen.View content={content} />}
      {state.status !== 'loading' && <Arrived key={state.status} hasMoved={hasMoved} />}
    </PageFrame>
  );
}

/** Title of the document. That of a page of many is its heading, once that is here. */
function titleOf({ title, titleOf: ofHeading }: Page, content: Element | null): string {
  const heading = content?.querySelector('h1')?.textContent;
  return heading == null || ofHeading === undefined ? title : ofHeading(heading);
}

/** Beside a page that is alive: says so, and lets a screen reader hear where it is now. */
function Arrived({ hasMoved }: { hasMoved: boolean }) {
  useReadyFlag('guides');
  useEffect(() => {
    if (!hasMoved) return;
    // The eye is not moved.
    document.querySelector<HTMLElement>('[data-page] h1')?.focus({ preventScroll: true });
  }, [hasMoved]);
  return null;
}

type WaitProps = { page: Page; screen: LazyComponent<ScreenProps>; onRetry: () => void };

/** Above a page that the server sent, when its code cannot be had. */
function MissingNotice({ page, screen, onRetry }: WaitProps) {
  return useMissing(screen) ? <Failed page={page} keepsPage onRetry={onRetry} /> : null;
}

/** In the place of a page that is still to come. */
function Waiting({ page, screen, onRetry }: WaitProps) {
  return useMissing(screen) ? (
    <Failed page={page} keepsPage={false} onRetry={onRetry} />
  ) : (
    <Pending page={page} />
  );
}
