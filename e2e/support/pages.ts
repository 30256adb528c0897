import { expect, type Page } from '@playwright/test';

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
