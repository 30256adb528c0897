import { type RefObject, useEffect } from 'react';
import type { Arrivals } from '../../lib/arrival.ts';
import type { Passage } from '../../lib/passage.ts';
import type { VerseFlagStore } from '../../lib/verse-flags.ts';

type Options = { passage: Passage | null; arrivals: Arrivals; flags: VerseFlagStore };

/**
 * Brings the verse that the address names to the top and marks it. Browsers do that on a document load
 * only, and after going back the reader’s own place counts.
 */
export function useTargetVerse(
  root: RefObject<HTMLElement | null>,
  { passage, arrivals, flags }: Options,
): void {
  useEffect(() => {
    if (passage === null) return;
    let target: string | null = null;
    const setTarget = (key: string | null) => {
      if (target !== null) flags.change(target, { target: false });
      if (key !== null) flags.change(key, { target: true });
      target = key;
    };
    const go = () => {
      const key = location.hash.slice(1);
      const verse = root.current?.querySelector(`[data-verse][id="${CSS.escape(key)}"]`) ?? null;
      setTarget(verse === null ? null : key);
      verse?.scrollIntoView({ block: 'start' });
    };
    if (arrivals.last() === 'push') go();
    const stop = arrivals.onPush(go);
    return () => {
      stop();
      setTarget(null);
    };
  }, [root, passage, arrivals, flags]);
}
