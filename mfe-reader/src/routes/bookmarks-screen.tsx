import { useEffect, useRef } from 'react';
import { BookmarksView } from '../features/bookmarks/components/bookmarks-view.tsx';
import { messages } from '../features/bookmarks/messages.ts';
import type { PassageSource } from '../features/passage/passage-source.ts';
import { useServices } from '../lib/services.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { BookmarksRoute } from './bookmarks-route.tsx';
import { useLoadVerse } from './use-load-verse.ts';

/** The page of bookmarks in the browser. */
export function BookmarksScreen({ source }: { source: PassageSource }) {
  const { host, arrivals } = useServices();
  const load = useLoadVerse(source);
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    host.setTitle(messages.title);
    // This code comes after the move here: nobody else can tell a screen reader where it is.
    if (arrivals.last() !== 'load') heading.current?.focus({ preventScroll: true });
  }, [host, arrivals]);
  return (
    <BookmarksRoute ref={heading}>{hydrated ? <BookmarksView load={load} /> : null}</BookmarksRoute>
  );
}
