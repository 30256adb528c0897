import { collectScripts } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Stands in React's own code, and in nobody's who only uses it. */
const MARK_OF_REACT_DOM = 'Minified React error #';

for (const [id, path] of [
  ['reader', '/read/chapter/1'],
  ['study', '/surahs/1'],
  ['guides', '/names'],
] as const) {
  test(`[R3] the page of ${id} has one React, and it is the shell's`, async ({ page }) => {
    const scripts = collectScripts(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', id);
    const holders: string[] = [];
    for (const url of scripts) {
      const response = await page.request.get(url);
      if ((await response.text()).includes(MARK_OF_REACT_DOM)) holders.push(new URL(url).pathname);
    }
    expect(holders).toHaveLength(1);
    expect(holders[0]).toMatch(/^\/assets\/react-/);
  });
}
