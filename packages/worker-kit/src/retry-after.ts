/**
 * Milliseconds that a Retry-After header asks for, as seconds or as a date; `null` without one or
 * when it cannot be read. Never negative.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Date.parse makes dates of numbers, too.
  const date = /^[a-z]{3}, /i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
