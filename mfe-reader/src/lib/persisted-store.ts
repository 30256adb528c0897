import { createStore, type Store } from './store.ts';

export type PersistedStore<T> = Store<T> & {
  /** False once the browser refused to keep something: storage is blocked or full. */
  readonly isPersisted: () => boolean;
};

type PersistOptions<T> = {
  key: string;
  /** Reads what was kept, by whichever version of the product; anything at all may stand there. */
  parse: (persisted: unknown) => T;
};

/**
 * A store that outlives the page, in `localStorage` as JSON, and follows what other tabs write. When the
 * browser keeps nothing, the store works for as long as the page is open, and says so.
 */
export function createPersistedStore<T>({ key, parse }: PersistOptions<T>): PersistedStore<T> {
  let works = true;
  const store = createStore(parse(readPersisted(key)));
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) store.write(parse(readPersisted(key)));
  });
  return {
    ...store,
    isPersisted: () => works,
    write: (value) => {
      works = persist(key, JSON.stringify(value));
      store.write(value);
    },
  };
}

/** What stands under a key, or null: nothing, no JSON, or a browser that keeps nothing. */
export function readPersisted(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function persist(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
