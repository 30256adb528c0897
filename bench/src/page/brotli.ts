import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

const QUALITY = 11;
const done = new Map<string, Buffer>();

/** `bytes` in brotli at its best, as a host stores static files. The same bytes are compressed once. */
export function brotli(bytes: Uint8Array): Buffer {
  const key = createHash('sha256').update(bytes).digest('base64');
  const known = done.get(key);
  if (known !== undefined) return known;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };
  const compressed = brotliCompressSync(bytes, options);
  done.set(key, compressed);
  return compressed;
}
