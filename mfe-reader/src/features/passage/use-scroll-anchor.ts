import { useEffect } from 'react';
import { verseKey } from '../../lib/passage.ts';
import type { Services } from '../../lib/services.ts';

/** The verse that was at the top of the screen stays there when the same text is laid out anew, either way. */
export function useScrollAnchor(services: Services | undefined): void {
  useEffect(() => {
    if (services === undefined) return;
    const { reading } = services;
    // Nothing is being read yet on a page that has just come.
    const restore = () => {
      const top = reading.read()?.top;
      if (top === undefined || scrollY === 0) return;
      document.getElementById(verseKey(top.surah, top.ayah))?.scrollIntoView({ block: 'start' });
    };
    restore();
    return () => void requestAnimationFrame(restore);
  }, [services]);
}
