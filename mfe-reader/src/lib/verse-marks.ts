import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** What a verse on the page bears beside its text. */
export type VerseMark = {
  bookmarked?: boolean;
  /** True for the verse that a link led to. */
  target?: boolean;
  /** True for the verse that is heard. */
  playing?: boolean;
  /** Words of a hidden verse that are shown already, from its beginning; `undefined` when it is not hidden. */
  wordsShown?: number | undefined;
};

/** Marks by verse key. A change is told to that verse alone: on a page of 286 it costs what it costs on one of 7. */
export type VerseMarks = {
  of: (key: string) => VerseMark | undefined;
  change: (key: string, changed: VerseMark) => void;
  /** Nothing is hidden any more. */
  revealAll: () => void;
  subscribe: (key: string, listener: () => void) => () => void;
};

export function createVerseMarks(): VerseMarks {
  const marks = new Map<string, VerseMark>();
  const listeners = new Map<string, Set<() => void>>();
  const change: VerseMarks['change'] = (key, changed) => {
    marks.set(key, { ...marks.get(key), ...changed });
    for (const listener of listeners.get(key) ?? []) listener();
  };
  return {
    of: (key) => marks.get(key),
    change,
    revealAll: () => {
      for (const [key, { wordsShown }] of marks) {
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

const Context = createContext<VerseMarks>(createVerseMarks());
export const VerseMarksProvider = Context.Provider;

/** The mark of a verse; none where the page was rendered. */
export function useVerseMark(key: string): VerseMark | undefined {
  const marks = useContext(Context);
  const subscribe = useCallback(
    (listener: () => void) => marks.subscribe(key, listener),
    [marks, key],
  );
  return useSyncExternalStore(
    subscribe,
    () => marks.of(key),
    () => undefined,
  );
}
