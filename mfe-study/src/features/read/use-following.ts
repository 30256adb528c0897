import { type RefObject, useEffect, useRef } from 'react';

const isOnScreen = (verse: Element): boolean => {
  const { top, bottom } = verse.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/**
 * Brings the verse that is heard into view, once for each. Whoever has scrolled away from the one before
 * is left where they are.
 */
export function useFollowing(list: RefObject<HTMLElement | null>, heard: number | null): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const verse = list.current?.querySelector(`[data-verse="${heard}"]`) ?? null;
    const last = before.current;
    before.current = verse;
    if (verse === null || (last !== null && !isOnScreen(last))) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    verse.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [list, heard]);
}
