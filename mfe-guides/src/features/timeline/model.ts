import type { TimelineEvent } from '@fahm/contracts/content/timeline.ts';

/** What the board shows of an event; the list below it has the rest. */
export type BoardEvent = Pick<
  TimelineEvent,
  'id' | 'date' | 'title' | 'description' | 'details' | 'quran' | 'disputed' | 'duringLife'
>;

/** The wave of [9.16], in CSS pixels. */
export const WAVE = {
  width: 5200,
  height: 184,
  middle: 92,
  period: 480,
  amplitude: 40,
  margin: 900,
};

/** The view opens here ([2.20.3]). */
const OPENING_YEAR = 582;

/** Where the dots of `count` events stand: evenly, between the margins. */
export function dotX(index: number, count: number): number {
  const span = WAVE.width - 2 * WAVE.margin;
  return count < 2 ? WAVE.width / 2 : WAVE.margin + (index * span) / (count - 1);
}

export const waveY = (x: number): number =>
  WAVE.middle + WAVE.amplitude * Math.sin((2 * Math.PI * x) / WAVE.period);

/** [4.17]: the event whose dot is nearest to `x`; -1 when there is none. */
export function nearestEvent(x: number, count: number): number {
  if (count < 2) return count - 1;
  const step = dotX(1, count) - dotX(0, count);
  return Math.min(count - 1, Math.max(0, Math.round((x - WAVE.margin) / step)));
}

/** Control points of the cubic curve that follows a sine from trough to crest within 1 % of its height. */
const EASE = 0.3642;

/** The wave as an SVG path, from one extreme to the next. */
export function wavePath(): string {
  const half = WAVE.period / 2;
  const first = WAVE.period / 4 - half;
  const count = Math.ceil((WAVE.width - first) / half);
  const extremes = Array.from({ length: count + 1 }, (_, at) => first + at * half);
  const curves = extremes.slice(1).map((x) => {
    const [from, to] = [waveY(x - half), waveY(x)].map(Math.round);
    return `C${x - half + EASE * half} ${from} ${x - EASE * half} ${to} ${x} ${to}`;
  });
  return `M${first} ${Math.round(waveY(first))}${curves.join('')}`;
}

/** The label of a chip ([2.20.3]). */
export const yearOf = ({ date }: Pick<BoardEvent, 'date'>): string => date.split(' ')[0] ?? date;

export function openingEvent(events: readonly Pick<BoardEvent, 'date'>[]): number {
  return Math.max(
    0,
    events.findIndex((event) => Number(yearOf(event)) >= OPENING_YEAR),
  );
}
