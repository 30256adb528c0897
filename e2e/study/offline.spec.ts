import { untilCached } from '../support/offline-cache.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('[1.6] [A29] a page of study that the device kept is dark from its first byte, whatever the theme', async ({
  page,
  context,
  baseURL,
}) => {
  const prefs = encodeURIComponent('theme=sepia');
  await context.addCookies([{ name: 'prefs', value: prefs, url: baseURL ?? '' }]);
  await page.goto('/surahs/1');
  await untilCached(page, '/surahs/1');
  await context.setOffline(true);
  // Before any script of the shell runs.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('DOMContentLoaded', () =>
      seen.push(getComputedStyle(document.documentElement).backgroundColor),
    );
  });
  await page.reload();
  expect(await page.evaluate('seen')).toEqual(['rgb(15, 21, 23)']);
});
