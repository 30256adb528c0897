import { type PointerEvent, type RefObject, useRef } from 'react';

/** How far a sheet is pulled down before it closes, in CSS pixels. */
const FAR_ENOUGH = 96;

type Handlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLElement>) => void
>;

/** What the grab area of a bottom sheet does with a finger; a mouse has the button. */
export function useDragToClose(
  sheet: RefObject<HTMLElement | null>,
  onClose: () => void,
): Handlers {
  const from = useRef<number | null>(null);
  const move = (by: number) => sheet.current?.style.setProperty('--pulled', `${Math.max(0, by)}px`);
  const stop = () => {
    from.current = null;
    sheet.current?.style.removeProperty('--pulled');
  };
  return {
    onPointerDown: (event) => {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.pointerType !== 'mouse' && !isButton) from.current = event.clientY;
    },
    onPointerMove: (event) => {
      if (from.current !== null) move(event.clientY - from.current);
    },
    onPointerUp: (event) => {
      const far = from.current !== null && event.clientY - from.current >= FAR_ENOUGH;
      stop();
      if (far) onClose();
    },
    onPointerCancel: stop,
  };
}
