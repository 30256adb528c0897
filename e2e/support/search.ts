import type { Page } from '@playwright/test';
import { untilHydrated } from './pages.ts';

/** The field of the search page, what was found, and how much. */
export const field = (page: Page) => page.getByRole('searchbox', { name: 'Words, or a place' });
export const hits = (page: Page) => page.locator('main ol > li');
export const count = (page: Page) => page.getByRole('heading', { level: 2 });

/** The page alive, its lazy component included; tells which texts were asked for. */
export async function openSearch(page: Page, query = ''): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.txt')) requested.push(request.url());
  });
  await page.goto(`/read/search${query}`);
  await untilHydrated(page);
  return requested;
}
