import type { FileRequest } from '../file-request.ts';
import { noSuchRange } from '../audio-error.ts';
import { withDeadline } from '@fahm/worker-kit/deadline.ts';
import { DEADLINES_MS } from '../deadlines.ts';
import { spanOf, writeContentRange, type Span } from '../replies/byte-range.ts';
import { isKnown, mayAnswerPart } from '../replies/conditions.ts';
import { fileReply, type FileReply } from '../replies/file-reply.ts';

const validators = ({ httpEtag, uploaded }: R2Object) => ({ etag: httpEtag, modified: uploaded });

/** RFC 9530: what the whole file must hash to, told with its parts as well. */
function digestOf({ customMetadata }: R2Object): string | null {
  const bytes = customMetadata?.['sha256']?.match(/[0-9a-f]{2}/g) ?? [];
  if (bytes.length !== 32) return null;
  return `sha-256=:${btoa(String.fromCharCode(...bytes.map((byte) => parseInt(byte, 16))))}:`;
}

const headersOf = (object: R2Object, length: number) => ({
  etag: object.httpEtag,
  'repr-digest': digestOf(object),
  'last-modified': object.uploaded.toUTCString(),
  'content-length': String(length),
});

/** A range that begins at the first byte is what players ask first, and needs no size to read. */
const isWhole = ({ range }: FileRequest): boolean =>
  range === null || ('start' in range && range.start === 0 && range.end === null);

/**
 * The answer out of the bucket, `null` when it has not got the file.
 * @throws ServiceError for a range outside the file; any other error is the bucket's.
 */
export async function bucketReply(
  bucket: R2Bucket,
  requested: FileRequest,
): Promise<FileReply | null> {
  const conditional = Object.keys(requested.conditions).length > 0;
  if (requested.method === 'GET' && !conditional && isWhole(requested))
    return wholeReply(bucket, requested);
  const object = await inTime(() => bucket.head(requested.key));
  if (object === null) return null;
  const headers = headersOf(object, object.size);
  if (isKnown(requested, validators(object))) {
    const facts = { ...headers, 'content-length': null };
    return fileReply(null, { status: 304, headers: facts, source: 'bucket' });
  }
  if (requested.method === 'HEAD')
    return fileReply(null, { status: 200, headers, source: 'bucket' });
  if (requested.range === null || !mayAnswerPart(requested, validators(object))) {
    return wholeReply(bucket, { ...requested, range: null });
  }
  const span = spanOf(requested.range, object.size);
  if (span === null) throw noSuchRange(object.size);
  return partReply(bucket, requested.key, span);
}

async function wholeReply(
  bucket: R2Bucket,
  { key, range }: FileRequest,
): Promise<FileReply | null> {
  const object = await inTime(() => bucket.get(key));
  if (object === null) return null;
  const headers = headersOf(object, object.size);
  if (range === null) return fileReply(object.body, { status: 200, headers, source: 'bucket' });
  const span = { start: 0, end: object.size - 1 };
  const part = { ...headers, 'content-range': writeContentRange(span, object.size) };
  return fileReply(object.body, { status: 206, headers: part, source: 'bucket' });
}

async function partReply(bucket: R2Bucket, key: string, span: Span): Promise<FileReply | null> {
  const length = span.end - span.start + 1;
  const object = await inTime(() => bucket.get(key, { range: { offset: span.start, length } }));
  if (object === null) return null;
  const headers = {
    ...headersOf(object, length),
    'content-range': writeContentRange(span, object.size),
  };
  return fileReply(object.body, { status: 206, headers, source: 'bucket' });
}

const inTime = <T>(work: () => Promise<T>): Promise<T> =>
  withDeadline(DEADLINES_MS.bucketRead, 'bucket', work);
