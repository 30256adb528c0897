import type { Locator, Page, Route } from '@playwright/test';
import { test } from '../support/test.ts';

/** What can go wrong with one file on its way to the browser. */
export const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort('connectionrefused'),
  hung: () => Promise.resolve(),
  'not found': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'server error': (route) => route.fulfill({ status: 500, body: 'Error' }),
  'an HTML page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  truncated: async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'tampered with': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
  },
};

/** Breaks every file whose address matches, until the answered function is called. */
export async function breakFiles(
  page: Page,
  pattern: RegExp,
  fault: string,
): Promise<() => Promise<void>> {
  const handler = FAULTS[fault];
  if (handler === undefined) throw new Error(`There is no fault "${fault}"`);
  await page.route(pattern, handler);
  // A file that is still being changed when its fault is taken away is nobody's error.
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Goes to a path as a link of the shell does, without a document load. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => history.pushState({}, '', target), path);
}

/**
 * Attempts each fault in a tab of its own, one after the other and past every cache: nothing which came at one
 * attempt is there at the next, and no document that Retry still loads gets in the next one's way.
 */
export async function forEachFault(
  page: Page,
  faults: string[],
  attempt: (fault: string, tab: Page) => Promise<void>,
): Promise<void> {
  test.setTimeout(120_000);
  for (const fault of faults) {
    await test.step(fault, async () => {
      const tab = await page.context().newPage();
      const session = await page.context().newCDPSession(tab);
      await session.send('Network.enable');
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await attempt(fault, tab);
      await tab.unrouteAll({ behavior: 'ignoreErrors' });
      await tab.close();
    });
  }
}

/** One click on Retry. What only hung goes on when its fault is taken away, and needs no click then. */
export async function clickUnlessGone(retry: Locator): Promise<void> {
  await retry.click({ timeout: 2000 }).catch(() => {});
}
