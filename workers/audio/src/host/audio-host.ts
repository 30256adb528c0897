import type { FileRequest } from '../file-request.ts';
import { noSuchFile, unavailable } from '../audio-error.ts';
import { createCircuit } from '@fahm/worker-kit/circuit.ts';
import { DEADLINES_MS } from '../deadlines.ts';
import { readRetryAfter } from '@fahm/worker-kit/retry-after.ts';
import { writeRange } from '../replies/byte-range.ts';
import { faultOf } from './faults.ts';

const TRIES = 2;
/** One file that hangs says little of the host: several in a row do. */
const PAUSES = { tolerated: 3, longestPauseMs: 30_000 };

/** What the host has not, by what real hosts of static files answer for it. */
const MISSING = new Set([403, 404, 410]);

export type AudioHost = {
  /**
   * The host's answer, its body still to come: 200, or 206, 304 and 416 where they were asked for.
   * @throws ServiceError `not_found` when it has no such file, `unavailable` when it cannot be had now.
   */
  ask: (requested: FileRequest) => Promise<Response>;
};

export function createAudioHost(base: string): AudioHost {
  const circuit = createCircuit(PAUSES);

  /** An answer that can be used, or why there is none. */
  const tryOnce = async (requested: FileRequest): Promise<Response | Failure> => {
    try {
      const response = await fetchHeaders(`${base}/${requested.key}`, requested);
      // Whatever it answers, it is there: what fails is one file, not the host.
      circuit.succeeded();
      const fault = faultOf(response, requested);
      if (fault === null || MISSING.has(response.status)) return response;
      await response.body?.cancel();
      const asks = readRetryAfter(response.headers.get('retry-after'), Date.now());
      return { why: fault, again: response.status >= 500, retryAfterMs: asks };
    } catch (error) {
      circuit.failed(Date.now());
      return { why: String(error), again: true, retryAfterMs: null };
    }
  };

  return {
    async ask(requested) {
      const wait = circuit.wait(Date.now());
      if (wait > 0) throw unavailable(new Error(`not asked: ${wait} ms to wait`), wait);
      let found = await tryOnce(requested);
      for (let tries = 1; tries < TRIES && 'why' in found && found.again; tries += 1) {
        found = await tryOnce(requested);
      }
      if ('why' in found) {
        throw unavailable(new Error(`${requested.key}: ${found.why}`), found.retryAfterMs);
      }
      if (!MISSING.has(found.status)) return found;
      await found.body?.cancel();
      throw noSuchFile();
    },
  };
}

type Failure = { why: string; again: boolean; retryAfterMs: number | null };

async function fetchHeaders(url: string, requested: FileRequest): Promise<Response> {
  const { method, range, conditions } = requested;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), DEADLINES_MS.host);
  try {
    return await fetch(url, {
      method,
      headers: {
        ...conditions,
        ...(range === null ? {} : { range: writeRange(range) }),
        accept: 'audio/mpeg',
        // Lengths and ranges are those of the file itself.
        'accept-encoding': 'identity',
      },
      redirect: 'manual',
      signal: controller.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}
