import { findPage } from '@fahm/mfe-kit/page.ts';
import { useReadyFlag } from '@fahm/mfe-kit/use-ready-flag.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { NotHere } from './features/offline/components/not-here.tsx';
import { BookmarksPage } from './routes/bookmarks-page.tsx';
import type { PassageSource } from './features/passage/passage-source.ts';
import { LandingPage } from './routes/landing-page.tsx';
import { unitOfParams, versePath } from './lib/paths.ts';
import { type Services, ServicesProvider, useServices } from './lib/services.ts';
import { type Unit, unitKey } from './lib/unit.ts';
import { VerseFlagsProvider } from './lib/verse-flags.ts';
import { ModeTools, OpenPanel } from './routes/panels.tsx';
import { pages } from './pages.ts';
import { ReadingScreen } from './routes/reading-screen.tsx';
import { SearchPage } from './routes/search-page.tsx';
import { useOpenOnArrival } from './routes/use-open-on-arrival.ts';
import { useShortcuts } from './routes/use-shortcuts.ts';

type Props = { services: Services; source: PassageSource };

export function ReaderApp({ services, source }: Props) {
  return (
    <ServicesProvider value={services}>
      <VerseFlagsProvider value={services.flags}>
        <Screen source={source} />
        <ModeTools />
        <OpenPanel />
      </VerseFlagsProvider>
    </ServicesProvider>
  );
}

function Screen({ source }: { source: PassageSource }) {
  const [path] = useLocation();
  const { host, arrivals } = useServices();
  useReadyFlag('reader');
  useOpenOnArrival();
  useShortcuts();
  const found = findPage(pages, path);
  const isKnown = found !== null;
  useFocusOnArrival(path);
  useEffect(() => {
    // Only the server can answer 404, and only it knows pages of a newer version. Where it was asked already
    // the page is a kept one, or lacks its text: to ask again at once would never end.
    const isDocumentLoad = arrivals.last() === 'load';
    if (!isKnown && path.startsWith('/read') && !isDocumentLoad) host.leave(path);
  }, [isKnown, path, host, arrivals]);
  const unit = found && unitOfParams(found.params);
  if (found === null || unit === null) {
    return <NotHere name={null} onRetry={() => host.leave(path)} />;
  }
  switch (found.page.id) {
    case 'landing':
      return <LandingPage />;
    case 'resume':
      return <Resume unit={unit} source={source} />;
    case 'unit':
    case 'verse':
      return <ReadingScreen key={unitKey(unit)} unit={unit} source={source} />;
    case 'search':
      return <SearchPage source={source} />;
    case 'bookmarks':
      return <BookmarksPage source={source} />;
  }
}

/** `/read` (ruling A5): on to the verse that was read last; without one, the first surah stands here. */
function Resume({ unit, source }: { unit: Unit; source: PassageSource }) {
  const { progress, host } = useServices();
  const last = progress.read().lastRead;
  useEffect(() => {
    if (last !== null) host.navigate(versePath(last.surah, last.ayah), { replace: true });
  }, [last, host]);
  return <ReadingScreen unit={unit} source={source} />;
}

/** A screen reader hears where it is after a move inside the reader; the eye is not moved. */
function useFocusOnArrival(path: string): void {
  const { reading } = useServices();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    // The recitation went on to this page by itself, under a hand that is on its buttons.
    if (document.activeElement?.closest('[data-player]') != null) return;
    const focus = () =>
      document
        .querySelector<HTMLElement>('[data-unit] h1, [data-landing] h1')
        ?.focus({ preventScroll: true });
    focus();
    // The heading of a text that is still on its way.
    const stop = reading.subscribe(() => {
      if (reading.read() === null) return;
      stop();
      focus();
    });
    return stop;
  }, [path, reading]);
}
