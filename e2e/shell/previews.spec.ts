import { expect, test } from '../support/test.ts';

for (const path of ['/', '/help', '/read/chapter/2', '/names', '/surahs/3']) {
  test(`${path} has a title, a description and whole addresses for previews of links`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    expect(await content('meta[property="og:title"]')).toBe(await page.title());
    expect(await content('meta[property="og:url"]')).toBe(`${baseURL}${path}`);
    expect(await content('meta[property="og:description"]')).toBe(
      await content('meta[name="description"]'),
    );
    expect(await content('meta[property="og:site_name"]')).toBe('Fahm');
    expect(await content('meta[property="og:type"]')).toBe('website');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + path);
  });
}
