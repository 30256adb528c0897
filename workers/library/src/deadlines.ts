/** Milliseconds that each party is given. None is more than 5 s, by the goals of the product. */
export const DEADLINES_MS = {
  assets: 2000,
  kvRead: 500,
  kvWrite: 2000,
  service: 3000,
  /** A whole surah of another edition, which may need two calls. */
  text: 4000,
} as const;
