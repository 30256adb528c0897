import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Bitrate, mp3Of } from './mp3.ts';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const LAST_MODIFIED = 'Sat, 01 Feb 2025 00:00:00 GMT';

const VERSE = /^(64|128|192)\/([a-z]{2}\.[a-z-]+)\/([1-9]\d{0,3})\.mp3$/;

export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}

const nothing = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body: Buffer.alloc(0),
});

function isKnown(headers: IncomingMessage['headers'], etag: string): boolean {
  const tags = headers['if-none-match']?.split(/\s*,\s*/);
  if (tags) return tags.includes(etag) || tags.includes('*');
  return headers['if-modified-since'] === LAST_MODIFIED;
}

/** What a good static host answers to the path of a verse below its base. */
export function answerTo(path: string, headers: IncomingMessage['headers']): Answer {
  const [, bitrate, edition = '', ayah] = VERSE.exec(path) ?? [];
  if (bitrate === undefined || Number(ayah) > 6236) return nothing(404);
  const file = mp3Of(Number(bitrate) as Bitrate, edition, Number(ayah));
  const etag = `"${createHash('md5').update(file).digest('hex')}"`;
  const validators = { etag, 'last-modified': LAST_MODIFIED };
  if (isKnown(headers, etag)) return nothing(304, validators);
  const common = { ...validators, 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' };
  const ifRange = headers['if-range'];
  const current = ifRange === undefined || ifRange === etag || ifRange === LAST_MODIFIED;
  const range = current ? /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') : null;
  if (!range || range[0] === 'bytes=-') {
    const length = { 'content-length': String(file.length) };
    return { status: 200, headers: { ...common, ...length }, body: file };
  }
  return partOf(file, range[1] ?? '', range[2] ?? '', common);
}

function partOf(file: Buffer, from: string, to: string, headers: Record<string, string>): Answer {
  const start = from === '' ? Math.max(0, file.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? file.length : Math.min(file.length, Number(to) + 1);
  if (start >= end) return nothing(416, { 'content-range': `bytes */${file.length}` });
  const body = file.subarray(start, end);
  const range = `bytes ${start}-${end - 1}/${file.length}`;
  const length = String(body.length);
  return {
    status: 206,
    headers: { ...headers, 'content-range': range, 'content-length': length },
    body,
  };
}
