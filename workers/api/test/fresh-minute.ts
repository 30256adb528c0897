const MINUTE = 60_000;
const ROOM = 6000;

/**
 * Resolves when at least six seconds of the clock's minute are left: the limiters of the runtime count by it, so that a
 * test whose requests fall into two minutes could ask twice as often.
 */
export async function freshMinute(): Promise<void> {
  const left = MINUTE - (Date.now() % MINUTE);
  if (left < ROOM) await scheduler.wait(left + 50);
}
