import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { createTokenBucket } from '@fahm/worker-kit/token-bucket.ts';
import { createCircuit, type Circuit } from '@fahm/worker-kit/circuit.ts';
import { withDeadline } from '@fahm/worker-kit/deadline.ts';
import { DEADLINES_MS } from '../deadlines.ts';
import { readRetryAfter } from '@fahm/worker-kit/retry-after.ts';

/** The service allows about 120 a minute to an address. Guests have a share of their own. */
const TOKEN_BUCKETS = {
  known: { perMinute: 80, burst: 25 },
  guest: { perMinute: 10, burst: 5 },
} as const;
/** Editions that got no answer at all, one after the other: so many say that the service is away. */
const TOLERATED = 3;
const PAUSES = { tolerated: 0, longestPauseMs: 60_000 };
const MAX_CIRCUITS = 300;
/** A long surah of a wordy commentary is below 2 MB. */
const MAX_BYTES = 4_000_000;

/** Whose call it is: an edition that fails is left alone by itself. A guest, which may be made up, was let in before. */
type Caller = { edition: string; isGuest: boolean };

export type TextService = {
  /**
   * Asks the text service for a path below its base and resolves with the JSON of its answer, whatever its
   * envelope says. @throws ServiceError `unavailable` in every other case.
   */
  ask: (path: string, caller: Caller) => Promise<unknown>;
  /** Takes one of the few calls for guests, if one would be made now; false when none is left. */
  letIn: (edition: string) => boolean;
};

type Failure = { why: string; status: number; retryAfter: number | null };

const TOO_MANY = 429;

const unavailable = (cause: unknown, waitMs: number): ServiceError =>
  new ServiceError('unavailable', 'The text service cannot be reached now.', {
    cause,
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });

/**
 * One circuit for each edition, and one for the host, which knows nothing of a single edition's failures: it opens
 * when the host asks for time, or when several editions in a row get no answer.
 */
function createCircuits() {
  const host = createCircuit(PAUSES);
  const editions = new Map<string, Circuit>();
  const silent = new Set<string>();

  const circuitOf = (edition: string): Circuit => {
    const known = editions.get(edition);
    if (known !== undefined) return known;
    if (editions.size >= MAX_CIRCUITS) editions.clear();
    const circuit = createCircuit(PAUSES);
    editions.set(edition, circuit);
    return circuit;
  };

  return {
    wait: (edition: string, now: number) => circuitOf(edition).wait(now) || host.wait(now),
    isOpen: (edition: string, now: number) =>
      editions.get(edition)?.isOpen(now) === true || host.isOpen(now),
    /** Whatever is answered, the host is there. */
    answered() {
      silent.clear();
      host.succeeded();
    },
    succeeded: (edition: string) => void editions.delete(edition),
    failed(
      edition: string,
      { isSilent, failure }: { isSilent: boolean; failure: ServiceFailure | null },
    ) {
      const now = Date.now();
      const retryAfter = failure?.retryAfter ?? null;
      circuitOf(edition).failed(now, retryAfter);
      if (isSilent) silent.add(edition);
      if (failure?.status === TOO_MANY || silent.size > TOLERATED) host.failed(now, retryAfter);
    },
  };
}

export function createTextService(base: string): TextService {
  const circuits = createCircuits();
  const known = createTokenBucket(TOKEN_BUCKETS.known.perMinute, TOKEN_BUCKETS.known.burst);
  const guests = createTokenBucket(TOKEN_BUCKETS.guest.perMinute, TOKEN_BUCKETS.guest.burst);

  const askOnce = async (path: string, edition: string): Promise<unknown> => {
    let isSilent = true;
    const onAnswer = (status: number) => {
      isSilent = false;
      if (status !== TOO_MANY) circuits.answered();
    };
    try {
      const value = await withDeadline(DEADLINES_MS.service, `text service ${path}`, () =>
        ask(base + path, onAnswer),
      );
      circuits.succeeded(edition);
      return value;
    } catch (error) {
      const failure = error instanceof ServiceFailure ? error : null;
      circuits.failed(edition, { isSilent, failure });
      throw unavailable(error, failure?.retryAfter ?? 1000);
    }
  };

  return {
    async ask(path, { edition, isGuest }) {
      const now = Date.now();
      const wait = circuits.wait(edition, now) || (isGuest ? 0 : known.take(now));
      if (wait > 0) throw unavailable(new Error(`not asked: ${wait} ms to wait`), wait);
      return askOnce(path, edition);
    },
    letIn(edition) {
      const now = Date.now();
      return circuits.isOpen(edition, now) || guests.take(now) === 0;
    },
  };
}

class ServiceFailure extends Error {
  readonly status: number;
  readonly retryAfter: number | null;

  constructor({ why, status, retryAfter }: Failure) {
    super(why);
    this.name = 'ServiceFailure';
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** 404 with an envelope is an answer; everything that is not 200 or 404 with JSON is a failure. */
async function ask(url: string, onAnswer: (status: number) => void): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'manual',
    // Ends the connection as well, which a deadline alone would leave open.
    signal: AbortSignal.timeout(DEADLINES_MS.service),
  });
  const { status } = response;
  onAnswer(status);
  const type = response.headers.get('content-type') ?? '';
  const answered = status === 200 || status === 404;
  if (!answered || !/^application\/json\b/i.test(type)) {
    await response.body?.cancel();
    const retryAfter = readRetryAfter(response.headers.get('retry-after'), Date.now());
    throw new ServiceFailure({ why: `status ${status}, ${type}`, status, retryAfter });
  }
  return JSON.parse(await readText(response)) as unknown;
}

async function readText(response: Response): Promise<string> {
  if (response.body === null) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body) {
    const part = chunk as Uint8Array;
    bytes += part.byteLength;
    if (bytes > MAX_BYTES)
      throw new ServiceFailure({ why: 'too long', status: 200, retryAfter: null });
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
