import { expect, test } from '../support/test.ts';
import { breakFiles, clickUnlessGone, FAULTS, followLink } from './faults.ts';

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
  'exposed chunk': new RegExp(`/mf/${id}/[^/]+/assets/remote-[^/]+\\.js`),
});

for (const { id, path, content } of REMOTES) {
  for (const [file, pattern] of Object.entries(filesOf(id))) {
    for (const fault of Object.keys(FAULTS)) {
      test(`[R1] ${id}: ${file} ${fault} costs its own area only`, async ({ page }) => {
        const mend = await breakFiles(page, pattern, fault);
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
        await followLink(page, path);
        const retry = page.getByRole('button', { name: 'Retry' });
        await expect(retry).toBeVisible({ timeout: 5000 });
        await expect(page.getByRole('link', { name: 'Fahm' })).toBeVisible();
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
        await mend();
        await clickUnlessGone(retry);
        await expect(page.locator('main').locator(content).first()).toBeVisible();
        await expect(retry).toHaveCount(0);
      });
    }
  }

  for (const fault of Object.keys(FAULTS)) {
    test(`[R1] ${id}: styles ${fault} leave a page that was sent whole as it is`, async ({
      page,
    }) => {
      await breakFiles(page, new RegExp(`/mf/${id}/[^/]+/assets/[^/]+\\.css`), fault);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-ready', id);
      await expect(page.locator('main').locator(content).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    });
  }

  for (const fault of ['refused', 'hung', 'not found', 'server error']) {
    test(`[R1] ${id}: styles ${fault} on the way to another page end in Retry`, async ({
      page,
    }) => {
      const pattern = new RegExp(`/mf/${id}/[^/]+/assets/[^/]+\\.css`);
      const mend = await breakFiles(page, pattern, fault);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
      await followLink(page, path);
      const retry = page.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible({ timeout: 5000 });
      await mend();
      await clickUnlessGone(retry);
      await expect(page.locator('main').locator(content).first()).toBeVisible();
    });
  }

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
