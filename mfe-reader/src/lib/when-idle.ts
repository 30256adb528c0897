/** How long work may be put off on a page that is never idle, in milliseconds. */
const LATEST_MS = 4000;
/** Where the browser does not tell when it is idle. */
const GUESS_MS = 1500;

/** Runs `work` once the page has nothing better to do. Answers the function that calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, GUESS_MS);
  return () => clearTimeout(timer);
}
