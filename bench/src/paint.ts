import type { Browser } from 'playwright';
import { LIMITS } from './limits.ts';
import { type Timing, timeLoad } from './paint/timing.ts';
import { inRounds, isNoisy, median, medianRatio } from './ratio.ts';
import { atMost, informs, milliseconds, type Row, times } from './table.ts';

type Name = 'floor 1' | 'page 1' | 'floor 2' | 'page 2' | 'mono 2' | 'again 2';
type Round = Record<Name, Timing>;
/** Address of every page in a round; `again 2` is the floor once more. */
export type PaintPages = Record<Name, string>;

/** The goals of time, as ratios of loads on a slow phone that were measured in turn. */
export async function paintRows(
  browser: Browser,
  pages: PaintPages,
  rounds: number,
): Promise<Row[]> {
  const names = Object.keys(pages) as Name[];
  const load = (name: Name) => timeLoad(browser, pages[name], /page|mono/.test(name));
  // The first load of a browser pays for things that no later one does.
  await load('floor 2');
  const results = await inRounds(rounds, names, load);
  return rowsOf(results);
}

export function rowsOf(rounds: readonly Round[]): Row[] {
  const ratio = (over: Name, under: Name, of: 'paint' | 'ready') =>
    medianRatio(rounds.map((round) => [round[over][of], round[under][of]]));
  const typical = (name: Name, of: keyof Timing) => median(rounds.map((round) => round[name][of]));
  const control = ratio('again 2', 'floor 2', 'paint');
  const timed = (goal: string, what: string, value: number, limit: number): Row => {
    const row = atMost([goal, what], value, limit, times);
    return isNoisy(control) ? { ...row, verdict: 'noisy' } : row;
  };
  const blocked = median(rounds.map((round) => round['page 2'].blocked - round['floor 2'].blocked));
  return [
    informs('', 'control: floor against floor', times(control)),
    timed(
      'P7',
      'surah 1: LCP over the floor',
      ratio('page 1', 'floor 1', 'paint'),
      LIMITS.paintOverFloor,
    ),
    timed(
      'P7',
      'surah 2: LCP over the floor',
      ratio('page 2', 'floor 2', 'paint'),
      LIMITS.paintOverFloor,
    ),
    atMost(['P9', 'surah 2: blocking above the floor’s'], blocked, LIMITS.blocking, milliseconds),
    ...([1, 2] as const).map((n) =>
      atMost(
        ['P9', `surah ${n}: layout shift`],
        typical(`page ${n}`, 'shift'),
        LIMITS.shift,
        (value) => value.toFixed(3),
      ),
    ),
    informs('', 'surah 2: layout shift of the floor', typical('floor 2', 'shift').toFixed(3)),
    timed(
      'P11',
      'surah 2: LCP over one app',
      ratio('page 2', 'mono 2', 'paint'),
      LIMITS.paintOverMono,
    ),
    timed(
      'P11',
      'surah 2: hydrated over one app',
      ratio('page 2', 'mono 2', 'ready'),
      LIMITS.readyOverMono,
    ),
    ...(['floor 1', 'page 1', 'floor 2', 'page 2', 'mono 2'] as const).map((name) => {
      const [paint, ready] = [typical(name, 'paint'), typical(name, 'ready')].map(milliseconds);
      const hydrated = name.startsWith('floor') ? '' : `, hydrated ${ready}`;
      return informs('', `${name}, at the median`, `LCP ${paint}${hydrated}`);
    }),
  ];
}
