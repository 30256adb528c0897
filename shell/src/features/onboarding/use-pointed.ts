import { useEffect, useRef } from 'react';

/** Whether the last thing somebody did was to point: arrow keys choose on their way through a group, too. */
export function usePointed(): () => boolean {
  const isPointed = useRef(false);
  useEffect(() => {
    const follow = ({ type }: Event) => {
      isPointed.current = type === 'pointerdown';
    };
    const ending = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, follow, { capture: true, signal: ending.signal });
    return () => ending.abort();
  }, []);
  return () => isPointed.current;
}
