import type { Review } from '@fahm/contracts/study/flashcards.ts';

/** What the server is still to be told. `key` names the review, so that telling it twice does nothing. */
export type Pending =
  | { kind: 'review'; cardId: string; key: string; review: Review }
  | { kind: 'undo'; cardId: string; key: string };

export type Sent = 'done' | 'later' | 'refused';

type Options = {
  /** Tells the server: `later` when it could not be reached, `refused` when it will never take it. */
  send: (pending: Pending) => Promise<Sent>;
  /** Where what is unsent outlives the page; null when the browser keeps nothing. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Name under which it is kept: another learner on this device has another. */
  storageKey: string;
  onRefused: (pending: Pending) => void;
  /** Calls back after so many milliseconds. */
  after: (milliseconds: number, act: () => void) => void;
};

/** The pauses before what could not be sent is tried again double, up to the longest; in milliseconds. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 60_000;

export type ReviewQueue = {
  /** Keeps a review and sends it as soon as it can be. */
  add: (cardId: string, review: Review & { key: string }) => void;
  /** Takes a review back: out of the queue while it is unsent, else at the server. */
  undo: (cardId: string, key: string) => void;
  /** Sends what is kept, in order; stops at the first that cannot be sent now. */
  flush: () => Promise<void>;
  /** How many are unsent. */
  read: () => number;
  subscribe: (changed: () => void) => () => void;
};

/**
 * Reviews on their way to the server: at once, in order, each once, and kept while they cannot be sent. What is
 * kept is tried again after a pause, and whenever something is added.
 */
export function createReviewQueue({ after, ...options }: Options): ReviewQueue {
  const { send, storage, storageKey, onRefused } = options;
  const persisted = () => readPending(storage?.getItem(storageKey) ?? null);
  let queue = persisted();
  let sending: Pending | null = null;
  let isDraining = false;
  let draining = Promise.resolve();
  const retry = createRetry(after, () => void flush());
  const listeners = new Set<() => void>();

  const change = (next: readonly Pending[]): void => {
    const before = queue;
    queue = next;
    // What another tab has kept since stays kept: it sends that itself, or the next page does.
    const others = persisted().filter((one) => !before.some((known) => isSame(known, one)));
    keep(options, [...others, ...queue]);
    for (const changed of listeners) changed();
  };

  const drain = async (): Promise<void> => {
    isDraining = true;
    try {
      for (let first = queue[0]; first !== undefined; first = queue[0]) {
        sending = first;
        const sent = await send(first);
        sending = null;
        if (sent === 'later') return retry.later();
        retry.reset();
        change(queue.filter((pending) => pending !== first));
        if (sent === 'refused') onRefused(first);
      }
    } finally {
      // Here and not when the promise settles: what is added in between must find a queue at rest.
      sending = null;
      isDraining = false;
    }
  };

  const flush = (): Promise<void> => {
    if (!isDraining) draining = drain();
    return draining;
  };

  const add = (pending: Pending): void => {
    change([...queue, pending]);
    void flush();
  };
  return {
    add: (cardId, review) => add({ kind: 'review', cardId, key: review.key, review }),
    undo: (cardId, key) => {
      const unsent = queue.find((pending) => pending.key === key && pending !== sending);
      if (unsent === undefined) add({ kind: 'undo', cardId, key });
      else change(queue.filter((pending) => pending !== unsent));
    },
    flush,
    read: () => queue.length,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Acts again after pauses that double until something goes well. */
function createRetry(after: Options['after'], act: () => void) {
  let pause = FIRST_PAUSE;
  let isWaiting = false;
  return {
    reset: () => void (pause = FIRST_PAUSE),
    later: () => {
      if (isWaiting) return;
      isWaiting = true;
      after(pause, () => {
        isWaiting = false;
        act();
      });
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    },
  };
}

function keep({ storage, storageKey }: Pick<Options, 'storage' | 'storageKey'>, all: Pending[]) {
  try {
    if (all.length === 0) storage?.removeItem(storageKey);
    else storage?.setItem(storageKey, JSON.stringify(all));
  } catch {
    // A full device keeps nothing; it is sent from here for as long as the page is open.
  }
}

const isSame = (one: Pending, other: Pending): boolean =>
  one.kind === other.kind && one.key === other.key;

/** What was kept, as far as it can be read: a damaged copy must not stop new reviews. */
function readPending(text: string | null): readonly Pending[] {
  try {
    const persisted: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(persisted) ? persisted.filter(isPending) : [];
  } catch {
    return [];
  }
}

function isPending(value: unknown): value is Pending {
  const { kind, cardId, key, review } = (value ?? {}) as Record<string, unknown>;
  if (typeof cardId !== 'string' || typeof key !== 'string') return false;
  return kind === 'undo' || (kind === 'review' && typeof review === 'object' && review !== null);
}
