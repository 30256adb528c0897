import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { breakFiles, clickUnlessGone, FAULTS, followLink, forEachFault } from './faults.ts';

type Subject = { id: string; path: string; content: string };

/** A remote, one of its pages, and what shows that the page is there. */
const REMOTES: Subject[] = [
  { id: 'reader', path: '/read/chapter/112', content: '[id="112:4"]' },
  { id: 'study', path: '/surahs/1', content: 'h1' },
  { id: 'guides', path: '/guides', content: 'h1' },
];

/** Files that a remote cannot be mounted without, by kind. */
const filesOf = (id: string): Record<string, RegExp> => ({
  entry: new RegExp(`/mf/${id}/[^/]+/remoteEntry\\.js`),
  'exposed chunk': new RegExp(`/mf/${id}/[^/]+/assets/remote\\.js`),
});
const stylesOf = (id: string) => new RegExp(`/mf/${id}/[^/]+/assets/[^/]+\\.css`);

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** Goes to the remote's page by a link of the shell, while some of its files are broken. */
async function goWhileBroken(page: Page, path: string, pattern: RegExp, fault: string) {
  const mend = await breakFiles(page, pattern, fault);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
  await followLink(page, path);
  await expect(retry(page)).toBeVisible({ timeout: 5000 });
  return mend;
}

for (const { id, path, content } of REMOTES) {
  for (const [file, pattern] of Object.entries(filesOf(id))) {
    test(`[R1] ${id}: ${file} that cannot be had, in any way, costs its own area only`, async ({
      page,
    }) => {
      await forEachFault(page, Object.keys(FAULTS), async (fault, tab) => {
        const mend = await goWhileBroken(tab, path, pattern, fault);
        await expect(tab.getByRole('link', { name: 'Fahm' })).toBeVisible();
        expect(await tab.evaluate(() => 'tampered' in window)).toBe(false);
        await mend();
        await clickUnlessGone(retry(tab));
        await expect(tab.locator('main').locator(content).first()).toBeVisible();
        await expect(retry(tab)).toHaveCount(0);
      });
    });
  }

  test(`[R1] ${id}: styles that cannot be had, in any way, leave a page that was sent whole as it is`, async ({
    page,
  }) => {
    await forEachFault(page, Object.keys(FAULTS), async (fault, tab) => {
      const mend = await breakFiles(tab, stylesOf(id), fault);
      await tab.goto(path);
      await expect(tab.locator('html')).toHaveAttribute('data-ready', id);
      await expect(tab.locator('main').locator(content).first()).toBeVisible();
      await expect(retry(tab)).toHaveCount(0);
      await mend();
    });
  });

  test(`[R1] ${id}: styles that cannot be had on the way to another page end in Retry`, async ({
    page,
  }) => {
    await forEachFault(
      page,
      ['refused', 'hung', 'not found', 'server error'],
      async (fault, tab) => {
        const mend = await goWhileBroken(tab, path, stylesOf(id), fault);
        await mend();
        await clickUnlessGone(retry(tab));
        await expect(tab.locator('main').locator(content).first()).toBeVisible();
      },
    );
  });

  test(`[R1] ${id} gone: the other remotes and the shell do not notice`, async ({ page }) => {
    await breakFiles(page, new RegExp(`/mf/${id}/`), 'refused');
    for (const other of REMOTES.filter((subject) => subject.id !== id)) {
      await page.goto(other.path);
      await expect(page.locator('html')).toHaveAttribute('data-ready', other.id);
    }
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
  });
}
