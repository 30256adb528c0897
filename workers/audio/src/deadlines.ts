/** Milliseconds that each party is given. Two tries of the host stay below 5 s. */
export const DEADLINES_MS = {
  /** Until the host's headers are there; a body takes as long as the listener's line needs. */
  host: 2400,
  /** A whole file on its way into the bucket; the runtime grants work after an answer 30 s. */
  copy: 20_000,
  bucketRead: 1500,
  bucketWrite: 5000,
  rateLimit: 300,
} as const;
