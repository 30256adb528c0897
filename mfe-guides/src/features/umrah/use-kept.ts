import { KEPT } from '@fahm/mfe-kit/kept-files.ts';
import { useEffect, useState } from 'react';

/** When to look whether the service worker has kept the page, in milliseconds after it was shown. */
const LOOKS_MS = [500, 4000, 10_000];

/** True once this page is on the device, to be read without a network. */
export function useKept(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (!('caches' in window) || !(await caches.has(KEPT.pages))) return;
      const kept = await (await caches.open(KEPT.pages)).match(location.pathname);
      if (kept !== undefined && !gone) setKept(true);
    };
    const timers = LOOKS_MS.map((delay) => setTimeout(() => void look().catch(() => {}), delay));
    return () => {
      gone = true;
      timers.forEach(clearTimeout);
    };
  }, []);
  return isKept;
}
