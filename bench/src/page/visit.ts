import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { type Discovery, noteDiscovery } from './discovery.ts';

const OBSERVER = join(import.meta.dirname, 'observe.inline.js');
/** How long a page is left alone after its last sign of work, in milliseconds. */
const SETTLE_MS = 700;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 };

/** What the page saw of itself; times in milliseconds since the navigation began. */
export type Seen = {
  painted: number;
  largest: number;
  /** When the reader's root ran its first effect; null on a page without it. */
  ready: number | null;
  tasks: { startTime: number; duration: number }[];
  shifts: number[];
};

export type Visit = {
  page: Page;
  seen: Seen;
  /** When each resource was asked for; the document itself is not among them. */
  resources: { path: string; startTime: number }[];
  discovered: Discovery[];
  close: () => Promise<void>;
};

export type VisitOptions = {
  /** Waits for the reader's mark. */
  ready: boolean;
  prepare?: (session: CDPSession) => Promise<void>;
};

/** Loads `url` with an empty cache, on a phone's viewport, and waits until nothing happens any more. */
export async function visit(browser: Browser, url: string, options: VisitOptions): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const discovered = await noteDiscovery(session);
  await options.prepare?.(session);
  await page.addInitScript({ path: OBSERVER });
  await page.goto(url, { waitUntil: 'load' });
  if (options.ready) await page.waitForSelector('html[data-ready=reader]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  return { page, discovered, ...(await readSeen(page)), close: () => closeAll(context) };
}

const closeAll = (context: BrowserContext): Promise<void> => context.close();

async function readSeen(page: Page): Promise<Pick<Visit, 'seen' | 'resources'>> {
  // An expression: this package's code is for Node and knows no document.
  return page.evaluate(
    `({ seen, resources: performance.getEntriesByType('resource').map(({ name, startTime }) =>
      ({ path: new URL(name).pathname, startTime })) })`,
  );
}
