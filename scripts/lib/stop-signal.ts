/**
 * Resolves when this process should end: Ctrl-C, termination, or the death of the process that started
 * it (which a channel to it tells, even where no signal arrives).
 */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => resolve());
    }
    process.once('disconnect', () => resolve());
  });
}
