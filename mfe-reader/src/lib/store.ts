import { useSyncExternalStore } from 'react';

/** A value that several parts of the page read and change. */
export type Store<T> = {
  read: () => T;
  write: (value: T) => void;
  /** Answers the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
};

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What `select` takes of the store's value; it has to give the same thing for the same value. */
export function useStore<T, S>(store: Store<T>, select: (value: T) => S): S {
  const read = () => select(store.read());
  return useSyncExternalStore(store.subscribe, read, read);
}
