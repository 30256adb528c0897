/** The goals in figures: bytes as sent in brotli 11 (fonts as they are), counts, ratios. */
export const LIMITS = {
  /** P1. */
  scripts: 104_500,
  /** P3, by surah. */
  transfer: { 1: 144_000, 2: 180_000 },
  /** P5. */
  font: 46_000,
  /** P6. */
  toPaint: 2,
  requests: 14,
  depth: 3,
  /** P7, against the floor; P11, against the same code as one app. */
  paintOverFloor: 1.1,
  paintOverMono: 1.1,
  readyOverMono: 1.15,
  /** P9: milliseconds above the floor's; cumulative layout shift. */
  blocking: 100,
  shift: 0.02,
  /** P11. */
  federation: 30_000,
  /** P15. */
  nextBytes: 50_000,
  nextRequests: 3,
  /** P17, against a bare worker. */
  throughput: 0.9,
  /** Recitations: against a worker that does nothing but read the bucket; memory, pass over pass. */
  fromBucket: 0.8,
  memory: 1.1,
} as const;

/** P4: what the HTML of a surah may weigh when its floor page weighs `floor` bytes. */
export const htmlLimit = (floor: number, surplus = 8000): number =>
  Math.floor(1.05 * floor + surplus);
