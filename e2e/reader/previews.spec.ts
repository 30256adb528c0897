import { expect, test } from '../support/test.ts';

test('a link to a surah is previewed with its own picture, 1200 × 630', async ({
  request,
  page,
}) => {
  await page.goto('/read/chapter/2');
  const image = page.locator('meta[property="og:image"]');
  const address = (await image.getAttribute('content')) ?? '';
  expect(address).toMatch(/^http.*\/mf\/reader\/[0-9a-f]+\/social\/2\.png$/);
  const bytes = await (await request.get(address)).body();
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // Width and height stand in the first chunk of a PNG.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('[2.11.2] search engines are told which chapter of which book a page is', async ({ page }) => {
  await page.goto('/read/chapter/2');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Chapter', position: 2 });
  await page.goto('/read/chapter/2/255');
  const trail = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(trail ?? '').itemListElement).toHaveLength(3);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/read\/chapter\/2\/255$/,
  );
});
