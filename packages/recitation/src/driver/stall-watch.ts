/** How long a file may be waited for while nothing of it comes, in milliseconds. */
const STALL_MS = 12_000;

/** Calls `stalled` when what has begun neither ends nor goes on in time. */
export function createStallWatch(stalled: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const begin = () => {
    end();
    timer = setTimeout(() => {
      timer = undefined;
      stalled();
    }, STALL_MS);
  };
  return { begin, end, again: () => (timer === undefined ? undefined : begin()) };
}
