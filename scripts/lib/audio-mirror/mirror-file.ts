import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const DEADLINE_MS = 30_000;
/** The pause before the copy is looked for, which then doubles. */
const FIRST_POLL_MS = 100;

export type Mirrored =
  | { kind: 'stored'; bytes: number }
  | { kind: 'there before' }
  /** Some recitations lack a few files. */
  | { kind: 'missing' };

const ask = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) });

/** A copy or nothing: looking whether there is one must not cost the host a request. */
const ONLY_IF_CACHED = { 'cache-control': 'only-if-cached' };

async function isInBucket(url: string): Promise<boolean> {
  const response = await ask(url, { method: 'HEAD', headers: ONLY_IF_CACHED });
  refuseHurry(response);
  return response.ok;
}

function refuseHurry({ status, headers }: Response): void {
  if (status !== 429 && status < 500) return;
  throw new Busy(`status ${status}`, Number(headers.get('retry-after') ?? 1));
}

/**
 * Has one file put into the bucket by the worker itself, the only one that writes there: it asks for
 * the first byte, waits for the copy, and compares what comes back with its length and SHA-256.
 * `patienceMs`: how long the worker may take for the copy.
 * @throws Busy when the worker or its host wants to be left alone for a while; any other error is final.
 */
export async function mirrorFile(url: string, patienceMs: number): Promise<Mirrored> {
  if (await isInBucket(url)) return { kind: 'there before' };
  const first = await ask(url, { headers: { range: 'bytes=0-0' } });
  await first.arrayBuffer();
  if (first.status === 404) return { kind: 'missing' };
  refuseHurry(first);
  const size = Number(/\/(\d+)$/.exec(first.headers.get('content-range') ?? '')?.[1] ?? Number.NaN);
  if (first.status !== 206) throw new Error(`${url} answers ${first.status} to a range`);
  await untilCopied(url, patienceMs);
  const bytes = await checked(url, size);
  return { kind: 'stored', bytes };
}

async function untilCopied(url: string, patienceMs: number): Promise<void> {
  const until = Date.now() + patienceMs;
  for (let wait = FIRST_POLL_MS; Date.now() < until; wait *= 2) {
    await pause(Math.min(wait, until - Date.now()));
    if (await isInBucket(url)) return;
  }
  throw new Error(`${url} was not kept. Is AUDIO_MIRROR on there? Its log says why not.`);
}

async function checked(url: string, size: number): Promise<number> {
  const copy = await ask(url, { headers: ONLY_IF_CACHED });
  const bytes = Buffer.from(await copy.arrayBuffer());
  const digest = `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;
  if (bytes.length !== size) throw new Error(`${url}: ${bytes.length} of ${size} bytes were kept`);
  if (copy.headers.get('repr-digest') !== digest) throw new Error(`${url}: another SHA-256`);
  return bytes.length;
}

export class Busy extends Error {
  /** Seconds to wait before asking again. */
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = Number.isFinite(seconds) && seconds > 0 ? seconds : 1;
  }
}
