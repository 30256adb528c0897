/** The period of every limit, in seconds: Cloudflare knows 10 and 60. */
export const RATE_LIMIT_PERIOD = 60;

/** Requests to the API in that period, by the name of the binding; `wrangler.toml` says the same, which a test compares. */
const apiLimits = {
  /** The beginning and the end of a sign-in. */
  LOGIN_LIMIT: 30,
  /** What is written to us without an account. */
  REPORT_LIMIT: 5,
  WRITE_LIMIT: 60,
  /** Reviews and ticks come fast, and all at once when a device was offline. */
  STUDY_LIMIT: 600,
} as const;

/** Rows that one write of a person may change before it counts as two. */
export const ROWS_OF_A_WRITE = 50;

/** Those of every worker; `RATE_LIMIT` is of the audio worker: a surah is downloaded at once, the whole Qur'an is not. */
export const rateLimits = { ...apiLimits, RATE_LIMIT: 600 } as const;

export type ApiLimitName = keyof typeof apiLimits;
export type RateLimitName = keyof typeof rateLimits;
