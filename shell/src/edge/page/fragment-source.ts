import { type FragmentHead, readHeadLine } from '@fahm/mfe-kit/fragment.ts';
import type { CurrentRemote } from '../registry/current-remotes.ts';

/** No head line is longer than this many bytes; more means that the answer is something else. */
const LONGEST_HEAD = 8192;
const NEWLINE = 0x0a;

export type FragmentResult =
  | {
      status: 'found';
      head: FragmentHead;
      /** Bytes of the markup that came together with the head. */
      begun: Uint8Array;
      /** The rest, not yet read. */
      rest: ReadableStream<Uint8Array>;
    }
  | { status: 'missing' }
  | { status: 'unavailable' };

/**
 * Asks a remote's immutable version for its part of the page. `within` is for the beginning alone: a slow connection
 * may take its time over the rest.
 */
export async function fetchFragment(
  remote: CurrentRemote,
  path: string,
  within: AbortSignal,
): Promise<FragmentResult> {
  const late = new AbortController();
  const abort = () => late.abort(within.reason);
  within.addEventListener('abort', abort);
  try {
    within.throwIfAborted();
    // A page has one address: a trailing slash means the same one.
    const page = path.replace(/\/$/, '');
    const response = await fetch(new URL(`_fragment${page}`, remote.files.origin), {
      signal: late.signal,
      redirect: 'manual',
    });
    if (response.status === 404 || isElsewhere(response)) return { status: 'missing' };
    if (!response.ok || response.body === null) throw new Error(`status ${response.status}`);
    return await splitHead(response.body);
  } catch (error) {
    const detail = { event: 'fragment_unavailable', remote: remote.id, path, error: String(error) };
    console.error(JSON.stringify(detail));
    return { status: 'unavailable' };
  } finally {
    within.removeEventListener('abort', abort);
  }
}

/** Pages leads other spellings of a file, such as one with `.html`, to its address: no page has two. */
const isElsewhere = ({ status }: Response): boolean => status >= 300 && status < 400;

/** Reads on until the head line is whole; the rest of the stream is passed on untouched. */
async function splitHead(stream: ReadableStream<Uint8Array>): Promise<FragmentResult> {
  const reader = stream.getReader();
  let bytes: Uint8Array = new Uint8Array();
  let end = -1;
  while (end === -1) {
    const { done, value } = await reader.read();
    if (done || bytes.length > LONGEST_HEAD) throw new Error('no head line');
    bytes = concat(bytes, value);
    end = bytes.indexOf(NEWLINE);
  }
  reader.releaseLock();
  const head = readHeadLine(new TextDecoder().decode(bytes.subarray(0, end + 1)));
  return { status: 'found', head, begun: bytes.subarray(end + 1), rest: stream };
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
