import type { FileRequest } from '../file-request.ts';
import { readContentRange, spanOf } from '../replies/byte-range.ts';

/** Stores of files call what they were not told the type of a stream of octets. */
const TYPES = /^(audio\/(mpeg|mp3|x-mpeg)|(application|binary)\/octet-stream)\b/i;

/**
 * What is wrong with an answer of the host, or `null`. A maintenance page with status 200, or a part
 * that nobody asked for, must not reach a player, and less still a cache that keeps it for a year.
 */
export function faultOf({ status, headers }: Response, requested: FileRequest): string | null {
  const { range, conditions } = requested;
  if (status === 304) return Object.keys(conditions).length > 0 ? null : 'unasked 304';
  if (status === 416) return range === null ? 'unasked 416' : null;
  if (status !== 200 && status !== 206) return `status ${status}`;
  const type = headers.get('content-type') ?? '';
  if (!TYPES.test(type)) return `type ${type}`;
  if (headers.get('content-length') === '0') return 'empty';
  return status === 206 ? partFaultOf(headers, requested) : null;
}

function partFaultOf(headers: Headers, { range }: FileRequest): string | null {
  if (range === null) return 'unasked 206';
  const part = readContentRange(headers.get('content-range'));
  if (part === null || part.span === null) return 'part without a range';
  const requested = spanOf(range, part.size);
  const { start, end } = part.span;
  if (requested === null || requested.start !== start || requested.end < end) return 'another part';
  const length = headers.get('content-length') ?? String(end - start + 1);
  return Number(length) === end - start + 1 ? null : 'part of another length';
}
