import { CACHES } from '@fahm/mfe-kit/offline-cache.ts';
import { useEffect, useState } from 'react';

/** When to look whether the service worker has kept the page, in milliseconds after it was shown. */
const LOOKS_MS = [500, 4000, 10_000];

/** True once this page is on the device, to be read without a network. */
export function useCached(): boolean {
  const [isCached, setCached] = useState(false);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (!('caches' in window) || !(await caches.has(CACHES.pages))) return;
      const cached = await (await caches.open(CACHES.pages)).match(location.pathname);
      if (cached !== undefined && !gone) setCached(true);
    };
    const timers = LOOKS_MS.map((delay) => setTimeout(() => void look().catch(() => {}), delay));
    return () => {
      gone = true;
      timers.forEach(clearTimeout);
    };
  }, []);
  return isCached;
}
