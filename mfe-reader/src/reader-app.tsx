import { useReadyMark } from '@fahm/mfe-kit/use-ready-mark.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { NotHere } from './features/offline/components/not-here.tsx';
import { BookmarksPage } from './bookmarks-page.tsx';
import type { PassageSource } from './features/passage/passage-source.ts';
import { LandingPage } from './landing-page.tsx';
import { placeOfPath, versePath } from './lib/paths.ts';
import { type Services, ServicesProvider, useServices } from './lib/services.ts';
import { type Unit, unitKey } from './lib/unit.ts';
import { VerseMarksProvider } from './lib/verse-marks.ts';
import { ModeTools, OpenPanel } from './panels.tsx';
import { ReadingScreen } from './reading-screen.tsx';
import { SearchPage } from './search-page.tsx';
import { useOpenOnArrival } from './use-open-on-arrival.ts';
import { useShortcuts } from './use-shortcuts.ts';

type Props = { services: Services; source: PassageSource };

export function ReaderApp({ services, source }: Props) {
  return (
    <ServicesProvider value={services}>
      <VerseMarksProvider value={services.marks}>
        <Screen source={source} />
        <ModeTools />
        <OpenPanel />
      </VerseMarksProvider>
    </ServicesProvider>
  );
}

function Screen({ source }: { source: PassageSource }) {
  const [path] = useLocation();
  const { host, arrivals } = useServices();
  useReadyMark('reader');
  useOpenOnArrival();
  useShortcuts();
  const place = placeOfPath(path);
  useFocusOnArrival(path);
  useEffect(() => {
    // Only the server can answer 404, and only it knows pages of a newer version. Where it was asked already
    // the page is a kept one, or lacks its text: to ask again at once would never end.
    const asked = arrivals.last() === 'load';
    if (place === null && path.startsWith('/read') && !asked) host.leave(path);
  }, [place, path, host, arrivals]);
  if (place === null) return <NotHere name={null} onRetry={() => host.leave(path)} />;
  switch (place.page) {
    case 'landing':
      return <LandingPage />;
    case 'resume':
      return <Resume source={source} />;
    case 'unit':
      return <ReadingScreen key={unitKey(place.unit)} unit={place.unit} source={source} />;
    case 'search':
      return <SearchPage />;
    case 'bookmarks':
      return <BookmarksPage source={source} />;
  }
}

const FIRST: Unit = { kind: 'chapter', number: 1 };

/** `/read` (ruling A5): on to the verse that was read last; without one, the first surah stands here. */
function Resume({ source }: { source: PassageSource }) {
  const { place, host } = useServices();
  const last = place.read().lastRead;
  useEffect(() => {
    if (last !== null) host.navigate(versePath(last.surah, last.ayah), { replace: true });
  }, [last, host]);
  return <ReadingScreen unit={FIRST} source={source} />;
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
