import { type PointerEvent, useState } from 'react';

/**
 * Drawing a row of a list to another place by its grip, with a finger, a pen or a mouse. The list and not the
 * row holds the pointer: a row that moves in the document would lose it.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const end = () => setDragged(null);
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (dragged === null) return;
    const to = placeUnder(event.clientY, dragged, event.currentTarget.children);
    if (to === dragged) return;
    onMove(dragged, to);
    setDragged(to);
  };
  return {
    /** The place of the row that is drawn, or null. */
    dragged,
    list: { onPointerMove: follow, onPointerUp: end, onPointerCancel: end },
    grip: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.closest('ol')?.setPointerCapture(event.pointerId);
        setDragged(at);
      },
    }),
  };
}

/** Past the middle of another row its place is taken: so rows of unlike height do not flicker. */
function placeUnder(y: number, dragged: number, rows: HTMLCollection): number {
  const middles = [...rows].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const above = middles.findIndex((middle, at) => at < dragged && y <= middle);
  if (above !== -1) return above;
  const below = middles.findLastIndex((middle, at) => at > dragged && y >= middle);
  return below === -1 ? dragged : below;
}
