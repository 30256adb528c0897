import type { PageVersion } from '../../pages/page-data.ts';

/** How long a retry waits for the server to answer, in milliseconds. */
const DEADLINE_MS = 3000;

/** Addresses below `base` that the page's import map knows: what the remote loads first. */
function scriptsBelow(base: string): string[] {
  const text = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(text) as { integrity?: Record<string, string> };
  return Object.keys(integrity).filter(
    (address) => address.startsWith(base) && !address.includes('?'),
  );
}

/** Addresses of the scripts that a list names. None when it is not to be had: what is loaded first still is. */
async function scriptsListed(base: string, list: Response | undefined): Promise<string[]> {
  const named = (await list?.json().catch(() => ({}))) as object | undefined;
  return Object.keys(named ?? {}).map((path) => base + path);
}

/**
 * Fetches a remote's scripts anew into the browser's cache, where a broken copy may lie that claims to
 * be immutable. A new document is then the one retry that forgets all else: what hangs, what was refused.
 * Rejects when the server does not answer: without a connection, a reload would cost the page that is here.
 */
export async function renewFiles({ base, later }: PageVersion): Promise<void> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const renew = (address: string) => fetch(address, { cache: 'reload', signal });
  const page = fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
  const list = later === undefined ? undefined : await renew(base + later).catch(() => undefined);
  const addresses = [...scriptsBelow(base), ...(await scriptsListed(base, list))];
  const files = Promise.allSettled(addresses.map(renew));
  if (!(await page).ok) throw new Error('the page is not to be had now');
  await files;
}
