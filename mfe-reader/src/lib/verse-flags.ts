import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Verse } from './passage.ts';

/** What a verse on the page bears beside its text. */
export type VerseFlags = {
  bookmarked?: boolean;
  /** True for the verse that a link led to. */
  target?: boolean;
  /** True for the verse that is heard. */
  playing?: boolean;
  /** Words of a hidden verse that are shown already, from its beginning; `undefined` when it is not hidden. */
  wordsShown?: number | undefined;
};

/** What styles, links and the recitation know a verse by. */
export const verseAttributes = (
  key: string,
  sajda: Verse['sajda'],
  { target, playing, wordsShown }: VerseFlags,
) => ({
  id: key,
  'data-verse': '',
  'data-sajda': sajda ?? undefined,
  'data-focal': target === true ? '' : undefined,
  // The recitation's own styles mark it.
  'aria-current': playing || undefined,
  'data-hidden': wordsShown === undefined ? undefined : '',
});

/** In memorization mode a verse is a button: pressed while it is hidden. */
export const toggleOf = (wordsShown: number | undefined) => ({
  role: 'button',
  tabIndex: 0,
  'aria-pressed': wordsShown !== undefined,
});

/** Flags by verse key. A change is told to that verse alone: on a page of 286 it costs what it costs on one of 7. */
export type VerseFlagStore = {
  of: (key: string) => VerseFlags | undefined;
  change: (key: string, changed: VerseFlags) => void;
  /** Nothing is hidden any more. */
  revealAll: () => void;
  subscribe: (key: string, listener: () => void) => () => void;
};

export function createVerseFlags(): VerseFlagStore {
  const flags = new Map<string, VerseFlags>();
  const listeners = new Map<string, Set<() => void>>();
  const change: VerseFlagStore['change'] = (key, changed) => {
    flags.set(key, { ...flags.get(key), ...changed });
    for (const listener of listeners.get(key) ?? []) listener();
  };
  return {
    of: (key) => flags.get(key),
    change,
    revealAll: () => {
      for (const [key, { wordsShown }] of flags) {
        if (wordsShown !== undefined) change(key, { wordsShown: undefined });
      }
    },
    subscribe: (key, listener) => {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => void own.delete(listener);
    },
  };
}

const Context = createContext<VerseFlagStore>(createVerseFlags());
export const VerseFlagsProvider = Context.Provider;

/** The flags of a verse; none where the page was rendered. */
export function useVerseFlags(key: string): VerseFlags | undefined {
  const flags = useContext(Context);
  const subscribe = useCallback(
    (listener: () => void) => flags.subscribe(key, listener),
    [flags, key],
  );
  return useSyncExternalStore(
    subscribe,
    () => flags.of(key),
    () => undefined,
  );
}
