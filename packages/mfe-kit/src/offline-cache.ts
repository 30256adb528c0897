/**
 * What the service worker keeps on the device, in the Cache API; the reader reads it and adds to it. The
 * number in a name is that of the format: another format is another cache.
 */
export const CACHES = {
  pages: 'pages-1',
  files: 'files-1',
  text: 'text-1',
  audio: 'audio-1',
} as const;

/** A page without a fragment, for any address of a remote: its text comes in the browser. */
export const framePath = (id: string): string => `/_offline/${id}`;

/** What a page asks of the service worker; `prepare` is answered through the port that comes with it. */
export type WorkerTask =
  | {
      task: 'keep';
      /** Path of the page as it was loaded, and paths of all files it has loaded. */
      path: string;
      files: string[];
    }
  | {
      task: 'prepare';
      /** Makes all of this remote's addresses readable without a network. */
      id: string;
    };

const SHA256 = 'x-kept-sha256';
/** Length of the kept content in bytes. */
export const CACHED_BYTES = 'x-kept-bytes';

/**
 * Under which key a file of the text is kept, by its path below some version of the reader; null for any
 * other file. The folder's name is a digest of what lies in it, so one copy serves every version.
 */
export function textKey(path: string): string | null {
  const match = /^\/mf\/[^/]+\/[^/]+(\/text\/[0-9a-f]{12}\/[a-z0-9]+\.(?:json|txt))$/.exec(path);
  return match?.[1] ?? null;
}

/** Keeps bytes with their digest, so that a copy which was damaged later is not taken for whole. */
export async function putVerified(
  cache: Cache,
  key: string,
  bytes: ArrayBuffer,
  headers: Record<string, string>,
): Promise<void> {
  const about = { [SHA256]: await sha256(bytes), [CACHED_BYTES]: `${bytes.byteLength}` };
  await cache.put(key, new Response(bytes, { headers: { ...headers, ...about } }));
}

/** The kept copy, if it still is what was put there; a damaged one is deleted, and is as if it never was. */
export async function readVerified(cache: Cache, key: string): Promise<Response | null> {
  const cached = await cache.match(key);
  if (cached === undefined) return null;
  const bytes = await cached.arrayBuffer().catch(() => null);
  if (bytes !== null && (await sha256(bytes)) === cached.headers.get(SHA256)) {
    return new Response(bytes, { headers: cached.headers });
  }
  await cache.delete(key);
  return null;
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
