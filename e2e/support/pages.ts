import { expect, type Locator, type Page } from '@playwright/test';

/** Server-rendered links are real links: a click before hydration is a document load. Wait for it. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'reader', { timeout: 10_000 });
}

/** Everything the page says in its console that a developer should not overlook. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/blocked by Playwright/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** The addresses of the scripts that the page asks for from now on. */
export function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
  });
  return scripts;
}

/** Waits until every movement and change of colour under an element has come to its end. */
export async function untilStill(part: Locator): Promise<void> {
  await part.evaluate(async (element) => {
    const moving = element
      .getAnimations({ subtree: true })
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // One that is called off ends too.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Waits until what the page has to do now is done and painted: two frames later. */
export const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
