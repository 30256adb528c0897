import { putVerified, readVerified } from '@fahm/mfe-kit/offline-cache.ts';
import { dropOldPages } from './prune.ts';
import type { Store } from './stores.ts';

/** The kept copy at a key, verified. Null where the browser denies storage, too. */
export async function cachedCopy(store: Store, key: string): Promise<Response | null> {
  try {
    return await readVerified(await store(), key);
  } catch {
    return null;
  }
}

/**
 * Keeps bytes. A full device loses the pages that were visited longest ago first; false when even that
 * made no room.
 */
export async function cacheCopy(
  store: Store,
  key: string,
  bytes: ArrayBuffer,
  headers: Record<string, string>,
): Promise<boolean> {
  const put = async () => putVerified(await store(), key, bytes, headers);
  try {
    await put().catch(async () => {
      await dropOldPages(FEW_PAGES);
      await put();
    });
    return true;
  } catch {
    return false;
  }
}

const FEW_PAGES = 5;
