import type { WorkerTask } from '@fahm/mfe-kit/offline-cache.ts';
import { serviceWorkerAddress } from '../../trusted-html.ts';

/** How long a page is left alone after it has loaded, in milliseconds. */
const REST_MS = 2000;

/**
 * Keeps the page that was loaded, for a time without a network. Nothing of it happens before the page is
 * alive and at rest: what is kept then lies in the browser's cache already.
 */
export function cacheVisits(): void {
  // Not there in a private window, and not over plain HTTP.
  if (!('serviceWorker' in navigator)) return;
  const { pathname } = location;
  const whenIdle = () => globalThis.requestIdleCallback?.(begin) ?? begin();
  const begin = () => void cachePage(pathname).catch(() => {});
  const rest = () => setTimeout(whenIdle, REST_MS);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest);
}

async function cachePage(path: string): Promise<void> {
  await navigator.serviceWorker.register(serviceWorkerAddress(), { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname, search } = new URL(name);
    return origin === location.origin && search === '' ? [pathname] : [];
  });
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  const task: WorkerTask = { task: 'keep', path: bare, files };
  active?.postMessage(task, []);
}
