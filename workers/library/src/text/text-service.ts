import { LibraryError } from '../library-error.ts';
import { createBudget } from '../pace/budget.ts';
import { createCircuit } from '../pace/circuit.ts';
import { DEADLINES, within } from '../pace/deadline.ts';
import { readRetryAfter } from '../pace/retry-after.ts';

/** The service allows about 120 a minute to an address. */
const CALLS_PER_MINUTE = 90;
const BURST = 30;
/** A long surah of a wordy commentary is below 2 MB. */
const MOST_BYTES = 4_000_000;

/**
 * Asks the text service for a path below its base and resolves with the JSON of its answer, whatever
 * its envelope says. @throws LibraryError `unavailable` in every other case.
 */
export type AskService = (path: string) => Promise<unknown>;

type Failure = { why: string; retryAfter: number | null };

const unavailable = (cause: unknown, waitMs: number): LibraryError =>
  new LibraryError('unavailable', 'The text service cannot be reached now.', {
    cause,
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  });

export function createTextService(base: string): AskService {
  const circuit = createCircuit();
  const budget = createBudget(CALLS_PER_MINUTE, BURST);
  return async (path) => {
    const wait = circuit.wait(Date.now()) || budget.take(Date.now());
    if (wait > 0) throw unavailable(new Error(`not asked: ${wait} ms to wait`), wait);
    try {
      const value = await within(DEADLINES.service, `text service ${path}`, () => ask(base + path));
      circuit.succeeded();
      return value;
    } catch (error) {
      const retryAfter = error instanceof ServiceFailure ? error.retryAfter : null;
      circuit.failed(Date.now(), retryAfter);
      throw unavailable(error, retryAfter ?? 1000);
    }
  };
}

class ServiceFailure extends Error {
  readonly retryAfter: number | null;

  constructor({ why, retryAfter }: Failure) {
    super(why);
    this.name = 'ServiceFailure';
    this.retryAfter = retryAfter;
  }
}

/** 404 with an envelope is an answer; everything that is not 200 or 404 with JSON is a failure. */
async function ask(url: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'manual',
    // Ends the connection as well, which a deadline alone would leave open.
    signal: AbortSignal.timeout(DEADLINES.service),
  });
  const type = response.headers.get('content-type') ?? '';
  const answered = response.status === 200 || response.status === 404;
  if (!answered || !/^application\/json\b/i.test(type)) {
    await response.body?.cancel();
    const retryAfter = readRetryAfter(response.headers.get('retry-after'), Date.now());
    throw new ServiceFailure({ why: `status ${response.status}, ${type}`, retryAfter });
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
    if (bytes > MOST_BYTES) throw new ServiceFailure({ why: 'too long', retryAfter: null });
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
