import { expect, test } from '../support/test.ts';
import { breakFiles, clickUnlessGone, FAULTS, forEachFault } from './faults.ts';

/** Remotes with a part whose code comes when it is first shown. The reader has none yet. */
const REMOTES = [
  { id: 'study', path: '/surahs/1', chunk: 'concepts-panel', content: 'h1' },
  { id: 'guides', path: '/names', chunk: 'names-screen', content: '[data-name="99"]' },
];

for (const { id, path, chunk, content } of REMOTES) {
  test(`[R1] ${id}: a lazy chunk that cannot be had, in any way, leaves what the server sent, with Retry`, async ({
    page,
  }) => {
    const pattern = new RegExp(`/mf/${id}/[^/]+/assets/${chunk}\\.js`);
    await forEachFault(page, Object.keys(FAULTS), async (fault, tab) => {
      const mend = await breakFiles(tab, pattern, fault);
      await tab.goto(path);
      const retry = tab.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible({ timeout: 7000 });
      await expect(tab.locator('main').locator(content).first()).toBeVisible();
      expect(await tab.evaluate(() => 'tampered' in window)).toBe(false);
      await mend();
      await clickUnlessGone(retry);
      await expect(tab.locator('main').locator(content).first()).toBeVisible();
      await expect(retry).toHaveCount(0);
    });
  });
}
