import { useEffect } from 'react';
import { verseKey } from '../../lib/passage.ts';
import type { Services } from '../../lib/services.ts';

/** The verse that was at the top of the screen stays there when the same text is laid out anew, either way. */
export function useKeepPlace(services: Services | undefined): void {
  useEffect(() => {
    if (services === undefined) return;
    const { reading } = services;
    // Nothing is being read yet on a page that has just come.
    const keep = () => {
      const top = reading.read()?.top;
      if (top === undefined || scrollY === 0) return;
      document.getElementById(verseKey(top.surah, top.ayah))?.scrollIntoView({ block: 'start' });
    };
    keep();
    return () => void requestAnimationFrame(keep);
  }, [services]);
}
