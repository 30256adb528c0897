const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A session that is not used for this long is over, in milliseconds. */
export const IDLE_LIMIT = 30 * DAY;
/** However much it is used, a session is over after this. */
export const ABSOLUTE_LIMIT = 90 * DAY;
/** How exact `lastSeenAt` is: a session is written at most this often. */
export const TOUCH_INTERVAL = HOUR;

/** When a session ends that was begun and last used then. Milliseconds since 1970. */
export const expiryOf = (createdAt: number, lastSeenAt: number): number =>
  Math.min(lastSeenAt + IDLE_LIMIT, createdAt + ABSOLUTE_LIMIT);
