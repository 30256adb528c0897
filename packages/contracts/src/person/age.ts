/** Youngest age at which somebody has an account without a parent or guardian, in years. */
export const MINIMUM_AGE = 13;

/** First year that a birthday may lie in ([9.12]). */
export const FIRST_BIRTH_YEAR = 1920;

const HOURS_AHEAD = 14;

/** The date (`yyyy-MM-dd`) where it is latest on Earth: nobody is refused on their birthday. */
export const latestDate = (now: number): string =>
  new Date(now + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10);

/**
 * Whole years from a birthday to a day, both `yyyy-MM-dd`; negative when it lies ahead. Born on
 * 29 February means: a year older on 1 March where there is no 29th.
 */
export const yearsBetween = (birthday: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
};

/** Whether somebody born on this day may have an account of their own. `now` in milliseconds since 1970. */
export const isOldEnough = (birthday: string, now: number): boolean =>
  yearsBetween(birthday, latestDate(now)) >= MINIMUM_AGE;
