import { useCallback, useEffect, useRef } from 'react';
import { BookmarksView } from '../features/bookmarks/components/bookmarks-view.tsx';
import { messages } from '../features/bookmarks/messages.ts';
import type { LoadVerse } from '../features/bookmarks/use-verse-text.ts';
import type { PassageSource } from '../features/passage/passage-source.ts';
import { DEFAULT_EDITION } from '../lib/default-edition.ts';
import { findVerse } from '../lib/passage.ts';
import { useServices } from '../lib/services.ts';
import { useStore } from '../lib/store.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { BookmarksRoute } from './bookmarks-route.tsx';

/** The page of bookmarks in the browser. */
export function BookmarksScreen({ source }: { source: PassageSource }) {
  const { host, settings, arrivals } = useServices();
  const edition = useStore(settings, (it) => it.translationId ?? DEFAULT_EDITION.id);
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    host.setTitle(messages.title);
    // This code comes after the move here: nobody else can tell a screen reader where it is.
    if (arrivals.last() !== 'load') heading.current?.focus({ preventScroll: true });
  }, [host, arrivals]);
  const load = useCallback<LoadVerse>(
    async (verse, signal) => {
      const get = (id: string) => source.load({ kind: 'verse', ...verse }, id, signal);
      const passage = await get(edition).catch(() => get(DEFAULT_EDITION.id));
      const found = findVerse(passage, verse);
      if (found === null) throw new Error('A verse’s own page lacks it');
      return { arabic: found.arabic, translation: found.translation, edition: passage.edition };
    },
    [source, edition],
  );
  return (
    <BookmarksRoute ref={heading}>{hydrated ? <BookmarksView load={load} /> : null}</BookmarksRoute>
  );
}
