import { type BrowserContext, expect, test as base } from '@playwright/test';
import { watch } from './watch.ts';

/**
 * Every browser test is also a test of two promises, in every context that it opens: nothing violates the
 * security policy, and nothing is asked of another origin.
 */
export const test = base.extend<{ promises: void }>({
  // A file that a test's own route still fetches when the test ends is nobody's error.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  promises: [
    async ({ browser, baseURL }, use) => {
      const broken: string[] = [];
      const own = new URL(baseURL ?? '');
      const begin = (context: BrowserContext) => watch(context, own, broken);
      browser.on('context', begin);
      await use();
      browser.off('context', begin);
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
