import { framePath } from '@fahm/mfe-kit/offline-cache.ts';
import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import { pageKey } from './request-kind.ts';
import { cachedCopy } from './copies.ts';
import { withOfflineList } from './offline-list.ts';
import { readPage } from './page-contents.ts';
import { visitedPages } from './prune.ts';
import { keysOf, pageStore, textStore } from './stores.ts';

/** How long the network may take while a copy is at hand, in milliseconds. */
const DEADLINE_MS = 4000;
/** The remote whose text may be on the device. */
const READER = 'reader';
/** The page that says what can be read without a network. */
export const OFFLINE_PAGE = '/_offline';

/** A page: from the network if that answers in time, else what the device has for its address. */
export async function servePage(network: Promise<Response>, url: string): Promise<Response> {
  const path = pageKey(url);
  const copy = cachedCopy(pageStore, path);
  const failed = network.then(
    (response) => response.status >= 500,
    () => true,
  );
  const late = copy.then((response) => (response === null ? null : after(DEADLINE_MS)));
  const tooLate = await Promise.race([failed, late.then((wait) => wait ?? failed)]);
  if (!tooLate) return network;
  return (await copy) ?? (await frameFor(path)) ?? (await answerOr(network, offlinePage));
}

const after = (milliseconds: number): Promise<true> =>
  new Promise((resolve) => setTimeout(() => resolve(true), milliseconds));

/** An error page of the server's own says more than that there is no network. */
async function answerOr(
  network: Promise<Response>,
  other: () => Promise<Response | null>,
): Promise<Response> {
  const response = await network.catch(() => null);
  return response ?? (await other()) ?? Response.error();
}

/** The reader without a passage: it finds the text on the device, or says that it is not there. */
async function frameFor(path: string): Promise<Response | null> {
  const frame = await cachedCopy(pageStore, framePath(READER));
  if (frame === null) return null;
  const page = readPage(await frame.clone().text());
  const routes = page?.data.remotes[READER]?.routes ?? [];
  return routes.some((route) => matchesRoute(route, path)) ? frame : null;
}

async function offlinePage(): Promise<Response | null> {
  const page = await cachedCopy(pageStore, OFFLINE_PAGE);
  if (page === null) return null;
  const texts =
    (await cachedCopy(pageStore, framePath(READER))) === null ? [] : await keysOf(textStore);
  const html = withOfflineList(await page.text(), await visitedPages(), texts.length > 0);
  return new Response(html, { status: 200, headers: page.headers });
}
