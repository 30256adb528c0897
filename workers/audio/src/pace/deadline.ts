/** Milliseconds that each party is given. Two tries of the host stay below 5 s. */
export const DEADLINES = {
  /** Until the host's headers are there; a body takes as long as the listener's line needs. */
  host: 2400,
  /** A whole file on its way into the bucket; the runtime grants work after an answer 30 s. */
  copy: 20_000,
  bucketRead: 1500,
  bucketWrite: 5000,
  rateLimit: 300,
} as const;

/**
 * The result of `work`, or an error after `ms` milliseconds. `work` is not stopped; its late result
 * or failure is dropped. A function that throws at once fails like one that rejects.
 */
export async function within<T>(ms: number, what: string, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([(async () => work())(), late]);
  } finally {
    clearTimeout(timer);
  }
}
