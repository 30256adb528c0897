import { withDeadline } from './deadline.ts';
import { ServiceError } from './service-error.ts';

/** How long a body may take to arrive, in milliseconds: browsers give up a call of the API after half of it. */
const BODY_DEADLINE_MS = 10_000;

/**
 * The text of a request's body.
 * @throws ServiceError `payload_too_large` as soon as it is; `bad_request` when it does not end in time, or is not UTF-8.
 */
export async function bodyText({ body }: Request, most: number): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  try {
    const bytes = await withDeadline(BODY_DEADLINE_MS, 'the body', () => readAll(reader, most));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch (cause) {
    await reader.cancel().catch(() => {});
    if (cause instanceof ServiceError) throw cause;
    const message = 'The body did not arrive in time, or is not UTF-8.';
    throw new ServiceError('bad_request', message, { cause });
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > most) throw new ServiceError('payload_too_large', `More than ${most} bytes.`);
    chunks.push(read.value);
  }
  return new Blob(chunks).arrayBuffer();
}
