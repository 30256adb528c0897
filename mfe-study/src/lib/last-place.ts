import { passageOf } from './map/passages.ts';
import { asTab, namedTab, passagePath, type Tab, tabPath } from './tabs.ts';

/** Where somebody was in a surah: the tab, and the first verse of the passage, if one was shown. */
export type LastPlace = { tab: Tab; passage: number | null };

const keyOf = (userId: string) => `fahm.places.${userId}`;

type Places = Record<string, unknown>;

function readAll(userId: string): Places {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Places) : {};
  } catch {
    // A browser that stores nothing, or a damaged entry: then no place is known.
    return {};
  }
}

/** The place in a surah that this device remembers; null for none. */
export function readPlace(userId: string, surah: number): LastPlace | null {
  const { tab, passage } = (readAll(userId)[surah] ?? {}) as Places;
  const known = asTab(tab);
  if (known === null) return null;
  return { tab: known, passage: Number.isInteger(passage) ? Number(passage) : null };
}

export function writePlace(userId: string, surah: number, place: LastPlace): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...readAll(userId), [surah]: place }));
  } catch {
    // A full device forgets where one was.
  }
}

/** The address of a place inside the study app. */
export const placePath = (surah: number, { tab, passage }: LastPlace): string =>
  passage === null
    ? tabPath('/app/surah', surah, tab)
    : passagePath('/app/surah', surah, tab, passage);

/**
 * The place that an address of the study app names, or that its tab is by default; null for one that names neither tab
 * nor passage, which is how one comes in from a list.
 */
export function placeOf(search: string, tab: Tab): LastPlace | null {
  const passage = passageOf(search);
  return namedTab(search) !== null || passage !== null ? { tab, passage } : null;
}
