import { requestedSpan } from './byte-range.ts';
import { cachedCopy } from './copies.ts';
import { audioStore } from './stores.ts';

/**
 * A verse of a recitation: the copy that somebody chose to keep, in the part that is asked for; else the
 * network's, which is never kept on the way: whose recitation may be kept is not for this worker to say.
 */
export async function serveAudio(request: Request): Promise<Response> {
  const copy = await cachedCopy(audioStore, new URL(request.url).pathname);
  return copy === null ? fetch(request) : answerPart(copy, request.headers);
}

/** The answer to a request with these headers from a copy of the whole file: 200, 206 or 416. */
export async function answerPart(copy: Response, requestHeaders: Headers): Promise<Response> {
  const bytes = await copy.arrayBuffer();
  const size = bytes.byteLength;
  const etag = copy.headers.get('etag');
  const headers: Record<string, string> = {
    'content-type': copy.headers.get('content-type') ?? 'audio/mpeg',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    ...(etag !== null && { etag }),
  };
  const condition = requestHeaders.get('if-range');
  const span =
    condition === null || condition === etag
      ? requestedSpan(requestHeaders.get('range'), size)
      : null;
  if (span === 'none') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${size}` },
    });
  }
  const { start, end } = span ?? { start: 0, end: size - 1 };
  headers['content-length'] = `${end - start + 1}`;
  if (span !== null) headers['content-range'] = `bytes ${start}-${end}/${size}`;
  return new Response(bytes.slice(start, end + 1), { status: span === null ? 200 : 206, headers });
}
