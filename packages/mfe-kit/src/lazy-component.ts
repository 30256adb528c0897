import { type ComponentType, lazy, type LazyExoticComponent, useSyncExternalStore } from 'react';

/** How long the code of a component may take before the page says so, in milliseconds. */
const DEADLINE_MS = 4000;

export type LazyComponent<Props> = {
  View: LazyExoticComponent<ComponentType<Props>>;
  /** Whether the code is late or cannot be had; see `useMissing`. */
  subscribe: (changed: () => void) => () => void;
  isMissing: () => boolean;
};

/**
 * A component whose code comes when it is first shown. While it is on the way, React leaves the server's
 * markup alone. A failure is kept from React, which would throw that markup away: the component stays open,
 * and the page around it offers a document load, the only way to ask for a module anew.
 */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const listeners = new Set<() => void>();
  let missing = false;
  const setMissing = (value: boolean) => {
    missing = value;
    for (const changed of listeners) changed();
  };
  const View = lazy(async () => {
    const timer = setTimeout(() => setMissing(true), DEADLINE_MS);
    try {
      const component = await load();
      setMissing(false);
      return { default: component };
    } catch (error) {
      console.error('A part of the page could not be loaded', error);
      setMissing(true);
      return await new Promise<never>(() => {});
    } finally {
      clearTimeout(timer);
    }
  });
  return {
    View,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    isMissing: () => missing,
  };
}

/**
 * Whether the component's code is late or cannot be had. For a component beside its boundary, never one
 * around it: a boundary that is rendered anew before its code came loses the server's markup.
 */
export function useMissing({
  subscribe,
  isMissing,
}: Pick<LazyComponent<never>, 'subscribe' | 'isMissing'>) {
  return useSyncExternalStore(subscribe, isMissing, () => false);
}
