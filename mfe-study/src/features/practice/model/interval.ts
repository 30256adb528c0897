const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30.4 * DAY;
const YEAR = 365 * DAY;

export type Interval = { value: number; unit: 'minute' | 'hour' | 'day' | 'month' | 'year' };

/** A number of seconds in the largest unit that it fills; months and years to one decimal. */
export function intervalOf(seconds: number): Interval {
  if (seconds < HOUR) return { value: Math.max(1, Math.round(seconds / MINUTE)), unit: 'minute' };
  if (seconds < DAY) return { value: Math.round(seconds / HOUR), unit: 'hour' };
  if (seconds < 2 * MONTH) return { value: Math.round(seconds / DAY), unit: 'day' };
  const [size, unit] = seconds < YEAR ? ([MONTH, 'month'] as const) : ([YEAR, 'year'] as const);
  return { value: Math.round((seconds / size) * 10) / 10, unit };
}
