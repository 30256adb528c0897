/** How the address that stands there was reached: by a document load, by a link, by going back or forth. */
export type Arrival = 'load' | 'push' | 'pop';

export type Arrivals = {
  last: () => Arrival;
  /** Told after each move to an address by a link, the same page's included. */
  onPush: (listener: () => void) => () => void;
  stop: () => void;
};

// wouter, which the whole page moves by, announces its changes of the history as events of these names.
const PUSHES = ['pushState', 'replaceState'];

/** `first` is how the page was reached on which the reader was mounted. */
export function watchArrivals(first: Arrival): Arrivals {
  let last = first;
  const abort = new AbortController();
  const { signal } = abort;
  for (const name of PUSHES) addEventListener(name, () => (last = 'push'), { signal });
  addEventListener('popstate', () => (last = 'pop'), { signal });
  return {
    last: () => last,
    onPush: (listener) => {
      for (const name of PUSHES) addEventListener(name, listener, { signal });
      return () => {
        for (const name of PUSHES) removeEventListener(name, listener);
      };
    },
    stop: () => abort.abort(),
  };
}
