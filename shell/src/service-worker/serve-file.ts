import { textKey } from '@fahm/mfe-kit/offline-cache.ts';
import { isFileAt } from './request-kind.ts';
import { cacheCopy, cachedCopy } from './copies.ts';
import { typeOf } from './cache-page.ts';
import { fileStore, type Store, textStore } from './stores.ts';

type FileRequest = Pick<FetchEvent, 'request' | 'waitUntil'>;

/** A file that never changes: the kept copy if it is whole, else the network's, which is then kept. */
export const serveFile = (event: FileRequest): Promise<Response> =>
  serve(event, fileStore, new URL(event.request.url).pathname);

/** A file of the text; `onCached` is called when it was not on the device before. */
export function serveText(event: FileRequest, onCached: () => Promise<unknown>): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  return serve(event, textStore, textKey(pathname) ?? pathname, onCached);
}

async function serve(
  event: FileRequest,
  store: Store,
  key: string,
  onCached?: () => Promise<unknown>,
): Promise<Response> {
  const { request } = event;
  // Whoever asks past the cache has seen that the copy is of no use.
  const copy = request.cache === 'reload' ? null : await cachedCopy(store, key);
  if (copy !== null) return copy;
  const response = await fetch(request);
  if (!isFileAt(new URL(request.url).pathname, response)) return response;
  const second = response.clone();
  const cache = async () => {
    const bytes = await second.arrayBuffer();
    if (await cacheCopy(store, key, bytes, typeOf(response))) await onCached?.();
  };
  event.waitUntil(cache().catch(() => {}));
  return response;
}
