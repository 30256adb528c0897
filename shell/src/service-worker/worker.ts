import { framePath, CACHES, type WorkerTask } from '@fahm/mfe-kit/offline-cache.ts';
import { requestKind } from './request-kind.ts';
import { cacheFrame, cachePage, cachedPage } from './cache-page.ts';
import { runExclusive } from './mutex.ts';
import { serveAudio } from './serve-audio.ts';
import { serveFile, serveText } from './serve-file.ts';
import { OFFLINE_PAGE, servePage } from './serve-page.ts';

declare const self: ServiceWorkerGlobalScope;

const READER = 'reader';

/** Firefox fails a navigation whose preload fails, whatever the worker answers: nothing would open offline. */
const preloads =
  'navigationPreload' in self.registration && !/ Firefox\//.test(navigator.userAgent);

/**
 * A new worker takes over at once. It may: copies are named by the digest of what they hold or lie in a
 * page's own set, so that any worker can serve what any other kept, and nothing is loaded anew for it.
 */
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([cachePage(OFFLINE_PAGE).catch(() => null), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

async function activate(): Promise<void> {
  const known: readonly string[] = Object.values(CACHES);
  // Copies in another format than this worker reads.
  for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);
  if (preloads) await self.registration.navigationPreload.enable();
  else await self.registration.navigationPreload?.disable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  switch (requestKind(event.request, self.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(event));
    case 'file':
      return event.respondWith(serveFile(event));
    case 'text':
      return event.respondWith(
        serveText(event, () => runExclusive(() => readableByAddress(false))),
      );
    case 'audio':
      return event.respondWith(serveAudio(event.request));
    case 'other':
      // The browser has asked already; left to it, it asks again, and a code of sign-in is good for once.
      if (isPreloaded(event.request)) {
        event.respondWith(fromNetwork(event));
      }
  }
});

const isPreloaded = ({ mode, method }: Request): boolean =>
  preloads && mode === 'navigate' && method === 'GET';

function answerPage(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  // An answer that is no longer waited for has to end before the worker may.
  event.waitUntil(network.catch(() => {}));
  return servePage(network, event.request.url);
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

self.addEventListener('message', (event) => {
  const task = event.data as WorkerTask;
  const done = runExclusive(async () => {
    if (task.task === 'prepare') return readableByAddress(true);
    return visited(task);
  });
  const answer = (ok: boolean) => event.ports[0]?.postMessage(ok);
  event.waitUntil(done.then(answer, () => answer(false)));
});

/** Keeps the page that was visited, and brings to its version what is kept for every address. */
async function visited({ path, files }: Extract<WorkerTask, { task: 'keep' }>): Promise<boolean> {
  const page = await cachePage(path, { files });
  if (page === null) return false;
  const [offline, frame] = await Promise.all([
    cachedPage(OFFLINE_PAGE),
    cachedPage(framePath(READER)),
  ]);
  if (offline?.version !== page.version) await cachePage(OFFLINE_PAGE);
  if (frame !== null && frame.version !== page.version) await cacheFrame(READER, true);
  return true;
}

/** Text on the device is of use at every address once there is a page to show it in. */
async function readableByAddress(whole: boolean): Promise<boolean> {
  const isThere = (await cachedPage(framePath(READER))) !== null;
  return isThere && !whole ? true : cacheFrame(READER, whole);
}
