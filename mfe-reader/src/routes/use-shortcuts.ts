import { useEffect } from 'react';
import { unitPath } from '../lib/paths.ts';
import { type Services, useServices } from '../lib/services.ts';
import { type Shortcut, shortcutOf } from '../lib/shortcuts.ts';
import { neighbour } from '../lib/unit.ts';

/** The keys that do something on any page of the reader, beside those of the text. */
function act(shortcut: Exclude<Shortcut, 'nextWord'>, services: Services): void {
  const { panel, host, reading, memorizing, progress } = services;
  const here = reading.read();
  const step = (by: -1 | 1) => {
    const to = here === null ? null : neighbour(here.passage.unit, by);
    if (to !== null) host.navigate(unitPath(to));
  };
  // The bar of memorization mode answers `nextWord` itself: its code is there in that mode only.
  const actions: Record<Exclude<Shortcut, 'nextWord'>, () => void> = {
    next: () => step(1),
    previous: () => step(-1),
    goTo: () => panel.write({ kind: 'navigator' }),
    search: () => {
      const field = document.querySelector<HTMLElement>('[data-search-field]');
      if (field === null) panel.write({ kind: 'search' });
      else field.focus();
    },
    settings: () => panel.write({ kind: 'settings' }),
    list: () => panel.write({ kind: 'shortcuts' }),
    memorize: () => memorizing.write(here !== null && !memorizing.read()),
    bookmark: () => {
      if (here === null) return;
      if (progress.bookmarkOf(here.top) === null) progress.bookmark(here.top, '');
      else progress.removeBookmark(here.top);
    },
  };
  actions[shortcut]();
}

export function useShortcuts(): void {
  const services = useServices();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === null || shortcut === 'nextWord') return;
      if (!services.settings.read().shortcuts) return;
      event.preventDefault();
      act(shortcut, services);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [services]);
}
