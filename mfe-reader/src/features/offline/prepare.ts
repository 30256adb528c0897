import type { WorkerTask } from '@fahm/mfe-kit/offline-cache.ts';

/** The service worker is registered a while after a page has loaded; then it fetches what the reader needs. */
const DEADLINE_MS = 30_000;

/**
 * Has the service worker keep what it takes to open any address of the reader without a network. False
 * when there is none, or when something could not be had.
 */
export async function prepareReader(signal: AbortSignal): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const ends = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]);
  return new Promise((resolve) => {
    ends.addEventListener('abort', () => resolve(false));
    void navigator.serviceWorker.ready.then(({ active }) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }) => resolve(data === true));
      port1.start();
      const task: WorkerTask = { task: 'prepare', id: 'reader' };
      active?.postMessage(task, [port2]);
    });
  });
}
