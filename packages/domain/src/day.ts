const MINUTE = 60_000;
const DAY = 86_400_000;

/** The learner's day at a moment, as days since 1970. `offset` is how far local time is ahead of UTC, in minutes. */
export const dayOf = (at: number, offset: number): number =>
  Math.floor((at + offset * MINUTE) / DAY);

/** When a learner's day begins, in milliseconds since 1970; it ends when the next one begins. */
export const startOfDay = (day: number, offset: number): number => day * DAY - offset * MINUTE;

/** `yyyy-MM-dd` of a learner's day. */
export const nameOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
