import type { Browser } from 'playwright';
import { type Seen, visit } from '../page/visit.ts';
import { throttle } from './throttle.ts';

/** Times of one load on a slow phone, in milliseconds; `shift` is the cumulative layout shift. */
export type Timing = { paint: number; ready: number; blocked: number; shift: number };

/** What of a task is longer than this makes a person wait. */
const LONG_TASK_MS = 50;

export async function timeLoad(browser: Browser, url: string, ready: boolean): Promise<Timing> {
  const { seen, close } = await visit(browser, url, { ready, prepare: throttle });
  await close();
  return timingOf(seen);
}

function timingOf({ largest, painted, ready, tasks, shifts }: Seen): Timing {
  const late = tasks.filter(({ startTime, duration }) => startTime + duration > painted);
  return {
    paint: largest,
    ready: ready ?? NaN,
    blocked: sum(late.map(({ duration }) => Math.max(0, duration - LONG_TASK_MS))),
    shift: sum(shifts),
  };
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
