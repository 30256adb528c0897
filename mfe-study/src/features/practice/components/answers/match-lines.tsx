import { useLayoutEffect, useRef, useState } from 'react';
import type { Pairs } from '../../model/arrange.ts';
import styles from './kinds.module.css';

type Line = { x1: number; y1: number; x2: number; y2: number };

/** Lines between the two sides of each pair, from edge to edge, whichever side is where. */
export function MatchLines({ pairs }: { pairs: Pairs }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const board = drawing.current?.parentElement;
    if (!board) return;
    const draw = () => setLines(linesIn(board, pairs));
    draw();
    // What wraps anew, or gets its font late, moves its ends.
    const watch = new ResizeObserver(draw);
    for (const box of [board, ...board.querySelectorAll('button')]) watch.observe(box);
    return () => watch.disconnect();
  }, [pairs]);
  return (
    <svg className={styles.lines} ref={drawing} aria-hidden="true">
      {lines.map((line) => (
        <line key={`${line.y1} ${line.y2}`} {...line} />
      ))}
    </svg>
  );
}

function linesIn(board: HTMLElement, pairs: Pairs): Line[] {
  const ground = board.getBoundingClientRect();
  const boxOf = (side: string, at: number) =>
    board.querySelector(`[data-side=${side}][data-at="${at}"]`)?.getBoundingClientRect();
  return pairs.flatMap((right, left) => {
    const from = boxOf('left', left);
    const to = right === null ? undefined : boxOf('right', right);
    if (from === undefined || to === undefined) return [];
    const isForward = from.left < to.left;
    const middle = (box: DOMRect) => box.top + box.height / 2 - ground.top;
    return [
      {
        x1: (isForward ? from.right : from.left) - ground.left,
        y1: middle(from),
        x2: (isForward ? to.left : to.right) - ground.left,
        y2: middle(to),
      },
    ];
  });
}
