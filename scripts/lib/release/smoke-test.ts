import { createHash } from 'node:crypto';
import type { RemoteVersion } from '@fahm/contracts/registry.ts';

const DEADLINE_MS = 10_000;

/**
 * Asks a published version for each of its files and a fragment, and compares every script with its
 * integrity. Throws with the first thing that is not as it was built.
 */
export async function smokeTest(files: RemoteVersion, fragmentPath: string): Promise<void> {
  for (const [path, integrity] of Object.entries(files.integrity)) {
    const body = await fetchFile(files.origin, path);
    const found = `sha256-${createHash('sha256').update(body).digest('base64')}`;
    if (found !== integrity)
      throw new Error(`${path} is served with other contents than were built`);
  }
  for (const path of files.css) await fetchFile(files.origin, path);
  const fragment = (await fetchFile(files.origin, `_fragment${fragmentPath}`)).toString('utf8');
  if (!fragment.startsWith('<!--fragment ') || !fragment.endsWith('<!--/fragment-->')) {
    throw new Error(`_fragment${fragmentPath} is not a whole fragment`);
  }
}

async function fetchFile(origin: string, path: string): Promise<Buffer> {
  const response = await fetch(new URL(path, origin), { signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`${path} answers ${response.status} at ${origin}`);
  return Buffer.from(await response.arrayBuffer());
}
