import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

type Data = { remotes: Record<string, { base: string; previous: unknown }> };

/**
 * Sends the page as it would be after one more release: the remote's files of today are those of the
 * version before, at an address of their own, and the current version is one that cannot be had.
 */
async function releaseBrokenVersion(page: Page, path: string, id: string): Promise<void> {
  const previousBase = `/mf/${id}/previous/`;
  let base = '';
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const json = /id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const data = JSON.parse(json) as Data;
    const remote = data.remotes[id];
    if (remote === undefined) throw new Error(`The page knows no remote "${id}"`);
    base = remote.base;
    remote.previous = { ...remote, version: 'previous', base: previousBase, previous: null };
    await route.fulfill({ response, body: html.replace(json, JSON.stringify(data)) });
  });
  await page.route(`**/mf/${id}/**`, async (route) => {
    const url = route.request().url();
    if (!url.includes(previousBase)) return route.abort('connectionrefused');
    return route.fulfill({ response: await route.fetch({ url: url.replace(previousBase, base) }) });
  });
}

for (const [id, path] of [
  ['reader', '/read/chapter/112'],
  ['study', '/surahs/1'],
  ['guides', '/names'],
] as const) {
  test(`[R1] ${id}: a release whose files cannot be had leaves people with the version before`, async ({
    page,
  }) => {
    await releaseBrokenVersion(page, path, id);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', id, { timeout: 8000 });
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });
}
