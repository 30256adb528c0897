import type { FileRequest } from '../file-request.ts';
import { noSuchRange } from '../audio-error.ts';
import { readContentRange } from '../replies/byte-range.ts';
import { fileReply, type FileReply } from '../replies/file-reply.ts';
import type { AudioHost } from './audio-host.ts';

const matching = (value: string | null, form: RegExp): string | null =>
  value !== null && form.test(value) ? value : null;

/** What may pass from the host's headers to ours: nothing that has not the form it should have. */
const passed = (headers: Headers): Record<string, string | null> => ({
  etag: matching(headers.get('etag'), /^(W\/)?"[\x21\x23-\x7e]{1,100}"$/),
  'last-modified': matching(headers.get('last-modified'), /^[A-Za-z0-9:, ]{20,40}$/),
  'content-length': matching(headers.get('content-length'), /^\d{1,15}$/),
  'content-range': matching(headers.get('content-range'), /^bytes \d{1,15}-\d{1,15}\/\d{1,15}$/),
});

/**
 * The host's answer as ours; its body streams to the listener as it comes.
 * @throws ServiceError as `AudioHost.ask` does, and for a range outside the file.
 */
export async function hostReply(host: AudioHost, requested: FileRequest): Promise<FileReply> {
  const answer = await host.ask(requested);
  if (answer.status === 416) {
    await answer.body?.cancel();
    throw noSuchRange(readContentRange(answer.headers.get('content-range'))?.size ?? null);
  }
  const status = answer.status === 206 || answer.status === 304 ? answer.status : 200;
  const headers = passed(answer.headers);
  if (status !== 206) headers['content-range'] = null;
  if (status === 304) headers['content-length'] = null;
  return fileReply(status === 304 ? null : answer.body, { status, headers, source: 'host' });
}
