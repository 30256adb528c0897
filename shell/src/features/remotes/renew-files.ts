import type { PageVersion } from '../../page-data.ts';

/** How long a retry waits for the server to answer, in milliseconds. */
const DEADLINE_MS = 3000;

/**
 * Fetches a remote's files anew into the browser's cache, where a broken copy may lie that claims to be
 * immutable. A new document is then the one retry that forgets all else: what hangs, what was refused.
 * Rejects when the server does not answer: without a connection, a reload would cost the page that is here.
 */
export async function renewFiles({ base, entry, modules, css }: PageVersion): Promise<void> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const renew = (path: string) => fetch(base + path, { cache: 'reload', signal });
  const page = fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
  const files = Promise.allSettled([entry, ...modules, ...css].map(renew));
  if (!(await page).ok) throw new Error('the page is not to be had now');
  await files;
}
