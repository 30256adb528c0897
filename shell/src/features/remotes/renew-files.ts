/** How long a retry waits for the server to answer, in milliseconds. */
const DEADLINE_MS = 3000;

/** Addresses below `base` whose integrity the page's import map knows: every script of that version. */
function scriptsBelow(base: string): string[] {
  const text = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(text) as { integrity?: Record<string, string> };
  return Object.keys(integrity).filter(
    (address) => address.startsWith(base) && !address.includes('?'),
  );
}

/**
 * Fetches a remote's scripts anew into the browser's cache, where a broken copy may lie that claims to
 * be immutable. A new document is then the one retry that forgets all else: what hangs, what was refused.
 * Rejects when the server does not answer: without a connection, a reload would cost the page that is here.
 */
export async function renewFiles(base: string): Promise<void> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const renew = (address: string) => fetch(address, { cache: 'reload', signal });
  const page = fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
  const files = Promise.allSettled(scriptsBelow(base).map(renew));
  if (!(await page).ok) throw new Error('the page is not to be had now');
  await files;
}
