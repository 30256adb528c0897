/** Which passage stands alone in a tab, by its first verse: the map above it marks it. Null for none. */
export type ShownPassage = {
  /** What the page came with. */
  initial: number | null;
  read: () => number | null;
  set: (from: number | null) => void;
  subscribe: (changed: () => void) => () => void;
};

export function createShownPassage(initial: number | null): ShownPassage {
  const listeners = new Set<() => void>();
  let shown = initial;
  return {
    initial,
    read: () => shown,
    set: (from) => {
      if (from === shown) return;
      shown = from;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
