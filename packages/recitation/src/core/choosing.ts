import { REPEATS, type Repeat, SPEED_RANGE } from './options.ts';

/** The speeds of the menu (spec 2.11.4). */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** How far a jump goes, in seconds of the recitation (spec 9.8). */
export const JUMP_SECONDS = 10;

/** The next speed up or down, or the same at either end of the range. */
export function speedStep(speed: number, by: -1 | 1): number {
  const { min, max, step } = SPEED_RANGE;
  return Math.min(max, Math.max(min, speed + by * step));
}

/** The mode after this one: none, verse, surah, and none again (spec 2.11.5). */
export const nextRepeat = (repeat: Repeat): Repeat =>
  REPEATS[(REPEATS.indexOf(repeat) + 1) % REPEATS.length] ?? 'none';
