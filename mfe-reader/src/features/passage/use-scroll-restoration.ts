import { type RefObject, useEffect } from 'react';
import type { Arrivals } from '../../lib/arrival.ts';
import type { Passage } from '../../lib/passage.ts';
import { unitKey } from '../../lib/unit.ts';

/** Height of the bar over the text, in pixels. */
const BAR_PX = 56;

/** The verse that was last at the top of each unit, while the document lives. */
const tops = new Map<string, string>();

export const rememberTop = (unit: string, verse: string): void => void tops.set(unit, verse);

/**
 * After going back, the verse that was at the top is on the screen again. The browser restores a distance
 * in pixels; verses that were not laid out yet are of a guessed height, so that it may miss by screens.
 */
export function useScrollRestoration(
  root: RefObject<HTMLElement | null>,
  { passage, arrivals }: { passage: Passage | null; arrivals: Arrivals },
): void {
  useEffect(() => {
    const key = passage === null ? undefined : tops.get(unitKey(passage.unit));
    if (key === undefined || arrivals.last() !== 'pop') return;
    // The browser has restored the distance by then.
    const frame = requestAnimationFrame(() => {
      const verse = root.current?.querySelector(`[data-verse][id="${CSS.escape(key)}"]`);
      const { top, bottom } = verse?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
      if (bottom <= BAR_PX || top >= innerHeight) verse?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [root, passage, arrivals]);
}
