import { type RefObject, useEffect } from 'react';

/** How far a finger has to go, in CSS pixels, and how little it may stray from the straight line. */
const DISTANCE_PX = 64;
const STRAY = 0.5;
const LONGEST_MS = 600;

type Swipe = { onStart: () => void; onEnd: () => void };

/**
 * Tells a swipe over `area`: towards the start of the line, or towards its end. Touch only: a mouse that is
 * drawn over text selects it.
 */
export function useSwipe(area: RefObject<HTMLElement | null>, { onStart, onEnd }: Swipe): void {
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    let from: { x: number; y: number; at: number } | null = null;
    const begin = (event: TouchEvent) => {
      const [touch] = event.touches;
      const single = event.touches.length === 1 && touch !== undefined;
      from = single ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null;
    };
    const end = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      if (from === null || touch === undefined) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      const quick = event.timeStamp - from.at <= LONGEST_MS;
      const straight = Math.abs(y) <= STRAY * Math.abs(x);
      const selecting = getSelection()?.isCollapsed === false;
      from = null;
      if (!quick || !straight || selecting || Math.abs(x) < DISTANCE_PX) return;
      if (x < 0) onStart();
      else onEnd();
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
    };
  }, [area, onStart, onEnd]);
}
