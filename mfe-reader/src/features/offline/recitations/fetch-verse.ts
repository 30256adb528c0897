/** Answers that mean "not just now": asked again this often. */
const TRIES = 4;
/** How long to wait where the answer does not say, and at most, in seconds. */
const WAIT_S = { usual: 2, most: 60 };

export type VerseFile = { bytes: ArrayBuffer; headers: Record<string, string> };

/**
 * The file of a verse, whole; null when nobody has it. Waits where it is asked to: addresses are
 * rate-limited. Rejects when it does not come, or is no recording.
 */
export async function fetchVerse(path: string, signal: AbortSignal): Promise<VerseFile | null> {
  // A second copy in the browser's own cache would take as much room again, and outlast a removal.
  const ask = () => fetch(path, { signal, cache: 'no-store' });
  let response = await ask();
  for (let tries = 1; tries < TRIES && isBusy(response); tries += 1) {
    await wait(Number(response.headers.get('retry-after')), signal);
    response = await ask();
  }
  if (response.status === 404) return null;
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  const length = response.headers.get('content-length');
  const whole = length === null || Number(length) === bytes.byteLength;
  if (!whole || !isMp3(bytes)) throw new Error(`${path}: not a whole recording`);
  const etag = response.headers.get('etag');
  return { bytes, headers: { 'content-type': 'audio/mpeg', ...(etag !== null && { etag }) } };
}

const isBusy = ({ status }: Response): boolean => status === 429 || status === 503;

/** A tag, or the mark that begins a frame. */
function isMp3(bytes: ArrayBuffer): boolean {
  const [a = 0, b = 0, c = 0] = new Uint8Array(bytes, 0, Math.min(3, bytes.byteLength));
  return (a === 0x49 && b === 0x44 && c === 0x33) || (a === 0xff && (b & 0xe0) === 0xe0);
}

function wait(retryAfter: number, signal: AbortSignal): Promise<void> {
  const seconds = Math.min(WAIT_S.most, retryAfter > 0 ? retryAfter : WAIT_S.usual);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The download was called off', 'AbortError'));
    });
  });
}
