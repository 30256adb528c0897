import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type BoardEvent, dotX, nearestEvent } from './model.ts';

// The server has no layout; there the effect is not run in either form.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The wave's scrolling: which event is at the centre ([4.17]), and a way to bring another one there. Opens
 * at the event that the address names, else at `opening`.
 */
export function useWave(events: readonly BoardEvent[], opening: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(opening);
  const count = events.length;

  const centre = (index: number, behavior: ScrollBehavior) => {
    const element = scroller.current;
    if (element === null) return;
    element.scrollTo({ left: dotX(index, count) - element.clientWidth / 2, behavior });
    showChip(element, index, behavior);
  };

  useBeforePaint(() => {
    const named = events.findIndex(({ id }) => id === location.hash.slice(1));
    const first = named === -1 ? opening : named;
    setActive(first);
    centre(first, 'instant');
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the view opens once.
  }, []);

  const look = useEffectEvent((element: HTMLElement) => {
    const nearest = nearestEvent(element.scrollLeft + element.clientWidth / 2, count);
    setActive(nearest);
    showChip(element, nearest, 'instant');
  });

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let frame = 0;
    const onFrame = () => {
      frame = 0;
      look(element);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(onFrame);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);

  const go = (wanted: number) => {
    const index = Math.min(count - 1, Math.max(0, wanted));
    const id = events[index]?.id;
    // The address in the bar is then that of the event, to be kept or sent.
    if (id !== undefined) history.replaceState(history.state, '', `#${id}`);
    centre(index, isStill() ? 'instant' : 'smooth');
  };
  return { scroller, active, go };
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings the chip of an event into its row, without moving the page. */
function showChip(element: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const row = element.parentElement?.querySelector<HTMLElement>('[data-chips]');
  const chip = row?.children[index];
  if (!(chip instanceof HTMLElement) || row == null) return;
  const left = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
  row.scrollTo({ left, behavior });
}
