import type { KeyboardEvent, RefObject } from 'react';
import { messages } from '../messages.ts';
import { type BoardEvent, dotX, WAVE, wavePath, waveY, yearOf } from '../model.ts';
import styles from './board.module.css';

const PATH = wavePath();
/** Steps of the keys, in events; `Home` and `End` go to the first and the last. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

type Props = {
  events: readonly BoardEvent[];
  active: number;
  scroller: RefObject<HTMLDivElement | null>;
  onShow: (index: number) => void;
};

/** The wave with a dot for each event; to a screen reader, a slider over the events. */
export function Wave({ events, active, scroller, onShow }: Props) {
  const here = events[active];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onShow(active + step);
  };
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="slider"
      aria-label={messages.wave}
      aria-valuemin={1}
      aria-valuemax={events.length}
      aria-valuenow={active + 1}
      aria-valuetext={here && `${here.date}: ${here.title}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <svg
        className={styles.wave}
        width={WAVE.width}
        height={WAVE.height}
        viewBox={`0 0 ${WAVE.width} ${WAVE.height}`}
        aria-hidden="true"
      >
        <path d={PATH} />
        {events.map((event, index) => (
          <Dot
            key={event.id}
            event={event}
            x={Math.round(dotX(index, events.length))}
            isActive={index === active}
            onShow={() => onShow(index)}
          />
        ))}
      </svg>
    </div>
  );
}

type DotProps = { event: BoardEvent; x: number; isActive: boolean; onShow: () => void };

function Dot({ event, x, isActive, onShow }: DotProps) {
  const y = Math.round(waveY(x));
  return (
    <g
      className={styles.dot}
      data-life={event.duringLife ? '' : undefined}
      data-active={isActive ? '' : undefined}
      onClick={onShow}
    >
      <circle className={styles.target} cx={x} cy={y} r="24" />
      <circle className={styles.halo} cx={x} cy={y} r="16" />
      <circle className={styles.point} cx={x} cy={y} r="7" />
      <text x={x} y={y > WAVE.middle ? y + 34 : y - 22} textAnchor="middle">
        {yearOf(event)}
      </text>
    </g>
  );
}
