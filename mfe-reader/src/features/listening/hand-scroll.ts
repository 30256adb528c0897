/** Keys that scroll a page and mean nothing to the player. */
const KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End']);

/** Sheets and the player scroll by themselves. */
const isPage = ({ target }: Event): boolean =>
  !(target instanceof Element) || target.closest('[role=dialog], [data-player], input') === null;

/** Calls `scrolled` when the page is moved by a wheel, a finger, a key or its scroll bar. */
export function onHandScroll(scrolled: () => void): () => void {
  const abort = new AbortController();
  const options = { signal: abort.signal, passive: true };
  const onPage = (event: Event) => {
    if (isPage(event)) scrolled();
  };
  addEventListener('wheel', onPage, options);
  addEventListener('touchmove', onPage, options);
  addEventListener(
    'keydown',
    (event) => {
      if (KEYS.has(event.key)) onPage(event);
    },
    options,
  );
  addEventListener(
    'pointerdown',
    // Only a scroll bar lies beside everything that is on the page.
    (event) => {
      if (event.target === document.documentElement) scrolled();
    },
    options,
  );
  return () => abort.abort();
}
