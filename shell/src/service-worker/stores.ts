import { CACHES } from '@fahm/mfe-kit/offline-cache.ts';

export type Store = () => Promise<Cache>;

export const pageStore: Store = () => caches.open(CACHES.pages);
export const fileStore: Store = () => caches.open(CACHES.files);
export const textStore: Store = () => caches.open(CACHES.text);
export const audioStore: Store = () => caches.open(CACHES.audio);

/** Paths that a store has copies of. */
export async function keysOf(store: Store): Promise<string[]> {
  const requests = await (await store()).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}
