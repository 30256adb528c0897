import { openSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const FOLDERS = [
  { title: 'Umrah Guide', path: '/umrah-timeline' },
  { title: 'Islamic Timeline', path: '/timeline' },
  { title: "How to make Du'a", path: '/dua-guide' },
];

for (const path of ['/guides', '/app/guides']) {
  test.describe(`${path} with JavaScript off`, () => {
    test.use({ javaScriptEnabled: false });

    test('[2.22] [2.1.5] [2.1.12] shows title, text and three folders that are real links', async ({
      page,
    }) => {
      await openSignedIn(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
      await expect(page.getByText('by tapping or long-pressing a folder.')).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/guides$/);
      await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /\/app\//);
      for (const folder of FOLDERS) {
        await expect(page.getByRole('link', { name: folder.title })).toHaveAttribute(
          'href',
          path.replace('/guides', '') + folder.path,
        );
        await expect(page.getByRole('link', { name: folder.title })).toContainText(
          /About \d+ minutes to read/,
        );
      }
    });
  });
}

test('[2.22] the grid has 2 columns below 640 px, 3 below 768 px, 4 from there', async ({
  page,
}) => {
  await page.goto('/guides');
  const grid = page.getByRole('main').getByRole('list').first();
  for (const [width, columns] of [
    [639, 2],
    [640, 3],
    [767, 3],
    [768, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns);
    expect(tracks.split(' '), `${width} px`).toHaveLength(columns);
  }
});

for (const key of ['Enter', 'Space']) {
  for (const { title, path } of FOLDERS) {
    test(`[2.22] [9.15] ${key} on "${title}" opens its page`, async ({ page }) => {
      await page.goto('/guides');
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
      await page.getByRole('link', { name: title }).focus();
      await page.keyboard.press(key);
      await expect(page).toHaveURL(path);
    });
  }
}
