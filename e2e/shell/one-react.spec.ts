import { expect, test } from '../support/test.ts';

/** Stands in React's own code, and in nobody's who only uses it. */
const MARK_OF_REACT_DOM = 'Minified React error #';

for (const [id, path] of [
  ['reader', '/read/chapter/1'],
  ['study', '/surahs/1'],
  ['guides', '/names'],
] as const) {
  test(`[R3] the page of ${id} has one React, and it is the shell's`, async ({ page }) => {
    const holders: string[] = [];
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith('.js')) return;
      reading.push(
        response.text().then((text) => {
          if (text.includes(MARK_OF_REACT_DOM)) holders.push(pathname);
        }),
      );
    });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', id);
    await Promise.all(reading);
    expect(new Set(holders).size).toBe(1);
    expect(holders[0]).toMatch(/^\/assets\/react-/);
  });
}
