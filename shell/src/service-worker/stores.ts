import { KEPT } from '@fahm/mfe-kit/kept-files.ts';

export type Store = () => Promise<Cache>;

export const pageStore: Store = () => caches.open(KEPT.pages);
export const fileStore: Store = () => caches.open(KEPT.files);
export const textStore: Store = () => caches.open(KEPT.text);
export const audioStore: Store = () => caches.open(KEPT.audio);

/** Paths that a store has copies of. */
export async function keysOf(store: Store): Promise<string[]> {
  const requests = await (await store()).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}
