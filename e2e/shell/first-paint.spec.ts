import { collectScripts } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** A page of each remote, of the shell, of study, and one that does not exist. */
const PAGES = ['/', '/help', '/reader', '/read/chapter/1', '/names', '/surahs/2', '/nowhere'];

test('[P6] no page asks for a style sheet: what it is painted with stands in it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url());
  });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('html'), path).toHaveAttribute('data-shell', 'ready');
    // Rules of the shell's, over tokens of the design system.
    await expect(page.getByRole('banner'), path).toHaveCSS('min-height', '64px');
    await expect(page.locator('body'), path).toHaveCSS('margin', '0px');
  }
  expect(asked).toEqual([]);
});

/** Puts the moment at which the page's first script gives up on the font into the test's hand. */
const HOLD_TIMER = `{
  const { setTimeout } = window;
  window.setTimeout = (run, ms, ...rest) => {
    if (ms !== 1200) return setTimeout(run, ms, ...rest);
    window.giveUp = run;
    return 0;
  };
}`;

for (const end of ['comes', 'does not come in time'] as const) {
  test(`[P2] scripts leave the line to the font of the Arabic, which ${end}`, async ({ page }) => {
    const scripts = collectScripts(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(HOLD_TIMER);
    await page.goto('/read/chapter/1', { waitUntil: 'commit' });
    await page.waitForFunction(() => 'giveUp' in window);
    expect([...scripts]).toEqual([]);
    if (end === 'comes') release();
    else await page.evaluate(() => (window as unknown as { giveUp: () => void }).giveUp());
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'reader');
    release();
  });
}
