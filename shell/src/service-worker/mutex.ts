let last: Promise<unknown> = Promise.resolve();

/** A mutex: one task after the other: two that keep and drop at the same time would undo each other's work. */
export function runExclusive<T>(task: () => Promise<T>): Promise<T> {
  const next = last.then(task, task);
  last = next.catch(() => {});
  return next;
}
