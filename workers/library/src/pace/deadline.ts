/** Milliseconds that each party is given. None is more than 5 s, by the goals of the product. */
export const DEADLINES = {
  assets: 2000,
  kvRead: 500,
  kvWrite: 2000,
  service: 3000,
  /** A whole surah of another edition, which may need two calls. */
  text: 4000,
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
