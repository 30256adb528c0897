/** The longest verse at 192 kbit/s, recited slowly, is below 8 MB. */
const MAX_BYTES = 12_000_000;

export type StoredFile = { bytes: ArrayBuffer; options: R2PutOptions };

/**
 * What is put into the bucket for an answer with a whole file.
 * @throws when it is not whole, too long, or does not begin like an MP3 file.
 */
export async function storedFile(answer: Response, key: string): Promise<StoredFile> {
  const length = Number(answer.headers.get('content-length') ?? Number.NaN);
  // Without a length nobody can tell a whole file from half of one.
  if (!(length > 0 && length <= MAX_BYTES)) {
    await answer.body?.cancel();
    throw new Error(`${key}: length ${answer.headers.get('content-length')}`);
  }
  const bytes = await answer.arrayBuffer();
  if (bytes.byteLength !== length)
    throw new Error(`${key}: ${bytes.byteLength} of ${length} bytes`);
  if (!beginsLikeMp3(new Uint8Array(bytes, 0, Math.min(3, length)))) {
    throw new Error(`${key}: no MP3 file`);
  }
  const sha256 = await hexDigest(bytes);
  return {
    bytes,
    options: {
      // What is there stays: a file does not change under its address.
      onlyIf: { etagDoesNotMatch: '*' },
      sha256,
      httpMetadata: { contentType: 'audio/mpeg' },
      customMetadata: { sha256 },
    },
  };
}

/** A frame's eleven set bits, or the tag `ID3`. */
const beginsLikeMp3 = ([first = 0, second = 0, third = 0]: Uint8Array): boolean =>
  (first === 0xff && second >= 0xe0) || (first === 0x49 && second === 0x44 && third === 0x33);

async function hexDigest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
