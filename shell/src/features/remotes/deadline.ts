/** A promise that did not settle in time. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** `promise`, or a `DeadlineError` after so many milliseconds. The work itself is not stopped. */
export async function withDeadline<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError('no answer in time')), milliseconds);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
