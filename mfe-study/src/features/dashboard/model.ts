import type { ProgressRow } from '@fahm/contracts/study/progress.ts';
import type { Activity } from '@fahm/contracts/study/study-statistics.ts';

/** How many surahs the dashboard shows (spec 9.2). */
export const DASHBOARD_SURAHS = 6;

/** The surah that was studied last; null when none was. */
export function lastStudied(rows: readonly ProgressRow[]): ProgressRow | null {
  const begun = rows.filter(({ lastActivityAt }) => lastActivityAt !== null);
  return begun.reduce<ProgressRow | null>(
    (latest, row) =>
      latest === null || (row.lastActivityAt ?? 0) > (latest.lastActivityAt ?? 0) ? row : latest,
    null,
  );
}

/** Seconds that a card takes, read, answered and rated: a guess that is said as one. */
const SECONDS_PER_CARD = 30;

/** The one thing to do now takes ten minutes. */
export const SHORT_SESSION_CARDS = (10 * 60) / SECONDS_PER_CARD;

export const minutesFor = (cards: number): number =>
  Math.max(1, Math.round((cards * SECONDS_PER_CARD) / 60));

export type Bar = { day: string; reviews: number; recalled: number; share: number };

/** A week as bars; `share` is of the busiest day, 0 to 1. */
export function weekBars(week: Activity): Bar[] {
  const most = Math.max(1, ...week.map(({ reviews }) => reviews));
  return week.map((day) => ({ ...day, share: day.reviews / most }));
}

/** A day such as `2026-11-21` as the short name of its weekday. Its letters name a date, not a moment. */
export const weekday = (day: string, width: 'short' | 'long'): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: width, timeZone: 'UTC' }).format(new Date(day));
