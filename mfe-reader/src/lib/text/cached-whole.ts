import { CACHES } from '@fahm/mfe-kit/offline-cache.ts';
import { TEXT_FOLDER } from './text-folder.ts';

/** The files that hold the whole Qur'an. */
export const WHOLE_FILES = ['arabic.txt', 'translation.txt'] as const;

/** Where a file of this version's text is kept. */
export const cacheKey = (name: string): string => `/${TEXT_FOLDER}${name}`;

/** Whether the whole Qur'an is on this device; a look at two entries, and no more. */
export async function isWholeCached(): Promise<boolean> {
  // Not there over plain HTTP.
  const cache = await globalThis.caches?.open(CACHES.text);
  const found = await Promise.all(WHOLE_FILES.map((name) => cache?.match(cacheKey(name))));
  return found.every((copy) => copy !== undefined);
}
