/** How long changes are waited for before they are sent, in milliseconds. */
const REST_MS = 2000;
/** How soon what failed is tried again, in milliseconds; the network's coming back is sooner. */
const RETRY_MS = 30_000;

export type Pusher = {
  /** Something changed: it is sent when nothing more does for a while. */
  soon: () => void;
  now: () => void;
  stop: () => void;
};

/** Runs `work` one at a time: after a rest, at once when asked, and again later when it failed. */
export function createPusher(work: () => Promise<'done' | 'again' | 'stop'>): Pusher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let isQueued = false;
  let stopped = false;
  const after = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(now, ms);
  };
  const run = async () => {
    running = true;
    isQueued = false;
    const result = await work().catch(() => 'again' as const);
    running = false;
    if (result === 'stop') stop();
    else if (result === 'again') after(RETRY_MS);
    else if (isQueued) after(REST_MS);
  };
  const now = () => {
    clearTimeout(timer);
    if (stopped) return;
    if (running) isQueued = true;
    else void run();
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
  };
  return {
    soon: () => {
      if (running) isQueued = true;
      else after(REST_MS);
    },
    now,
    stop,
  };
}
