import * as z from 'zod/mini';
import { withDefault } from '../with-default.ts';

/**
 * How far local time is ahead of UTC, in minutes (`-new Date().getTimezoneOffset()`), -720 to 840. What is
 * due "today" and on which day something was recalled is told by the learner's own day.
 */
export const utcOffsetSchema = z.int().check(z.gte(-720), z.lte(840));

/** Query of the calls that speak of days: `?offset=60`; UTC when it is not given. */
export const dayQuerySchema = z.object({
  offset: withDefault(
    z.pipe(
      z.string().check(z.regex(/^(?:0|-?[1-9]\d{0,2})$/)),
      z.pipe(z.transform(Number), utcOffsetSchema),
    ),
    0,
  ),
});

/** A day of the learner's: `yyyy-MM-dd`. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
