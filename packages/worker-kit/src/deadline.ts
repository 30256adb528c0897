/**
 * The result of `work`, or an error after `ms` milliseconds. `work` is not stopped; its late result
 * or failure is dropped. A function that throws at once fails like one that rejects.
 */
export async function withDeadline<T>(
  ms: number,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
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
