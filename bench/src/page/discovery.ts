import type { CDPSession } from 'playwright';

/** A request and the file that made the browser ask for it; null for the document itself. */
export type Discovery = { url: string; because: string | null };

/** Notes, for all requests of a page to come, which file caused them. */
export async function noteDiscovery(session: CDPSession): Promise<Discovery[]> {
  const noted: Discovery[] = [];
  session.on('Network.requestWillBeSent', ({ request, initiator, documentURL, type }) => {
    const named = [...(initiator.stack?.callFrames ?? []), initiator].map(({ url }) => url);
    // A preload has no file to name but the browser's own; the document put it there.
    const cause = named.find((url) => url?.startsWith('http')) ?? documentURL;
    noted.push({ url: request.url, because: type === 'Document' ? null : cause });
  });
  await session.send('Network.enable');
  return noted;
}

/**
 * The longest chain of files each of which had to arrive before the next was asked for; the document
 * alone is 1. A file asked for twice counts from its first request: a preload takes it out of its chain.
 */
export function chainDepth(discovered: readonly Discovery[]): number {
  const causes = new Map<string, string | null>();
  for (const { url, because } of discovered) {
    if (!causes.has(url)) causes.set(url, because);
  }
  const depth = (url: string, below: readonly string[]): number => {
    const cause = causes.get(url) ?? null;
    return cause === null || below.includes(url) ? 1 : 1 + depth(cause, [...below, url]);
  };
  return Math.max(0, ...[...causes.keys()].map((url) => depth(url, [])));
}
