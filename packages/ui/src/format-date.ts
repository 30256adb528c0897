const LOCALE = 'en-GB';

/**
 * A date in words ("3 March 2026"), in the reader's time zone unless `options` names one.
 * Throws a RangeError 'Invalid time value' for an invalid date, in every engine.
 */
export function formatDate(
  date: Date,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
  locale = LOCALE,
): string {
  // Engines throw here too, each in words of its own.
  if (Number.isNaN(date.getTime())) throw new RangeError('Invalid time value');
  return new Intl.DateTimeFormat(locale, options).format(date);
}
