import { openSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const cards = '[data-name]';

for (const path of ['/names', '/app/names']) {
  test.describe(`${path} with JavaScript off`, () => {
    test.use({ javaScriptEnabled: false });

    test('[2.24] [9.14] [2.1.5] [2.1.12] shows 99 cards with Arabic, transliteration and meaning', async ({
      page,
    }) => {
      await openSignedIn(page, path);
      await expect(
        page.getByRole('heading', { name: 'The 99 Beautiful Names of Allah' }),
      ).toBeVisible();
      await expect(page.locator(cards)).toHaveCount(99);
      await expect(page.locator(`${cards} [lang=ar][dir=rtl]`)).toHaveCount(99);
      const first = page.locator('[data-name="1"]');
      await expect(first).toContainText('Ar-Raḥmān');
      await expect(page.locator('[data-name="99"]')).toContainText('Aṣ-Ṣabūr');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /:\d+\/names$/);
    });

    test('the list is styled before any script: cards stand in columns, with a hairline', async ({
      page,
    }) => {
      await openSignedIn(page, path);
      const card = page.locator('[data-name="1"]');
      expect(await card.evaluate((item) => getComputedStyle(item).borderTopStyle)).toBe('solid');
      const [one, two] = await Promise.all(
        [1, 2].map((number) => page.locator(`[data-name="${number}"]`).boundingBox()),
      );
      expect(one?.y).toBe(two?.y);
    });

    test('an address with a name scrolls to that name', async ({ page }) => {
      await openSignedIn(page, `${path}#name-67`);
      await expect(page.locator('[data-name="67"]')).toBeInViewport();
    });
  });
}

test('[2.24] every Arabic letter and mark is drawn by the Qur’an font, none by another', async ({
  page,
}) => {
  await page.goto('/names');
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'main [lang=ar]',
  });
  expect(nodeIds).toHaveLength(100);
  const used = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts) used.add(familyName);
  }
  expect([...used]).toEqual(['Amiri Quran']);
});

test('the note on the list is one click from its head, and names its sources', async ({ page }) => {
  await page.goto('/names');
  // A verse that is opened before the page is alive leads to the reader instead.
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
  await page.getByRole('link', { name: 'Where this list comes from' }).click();
  const note = page.locator('#about-the-list');
  await expect(note).toBeInViewport();
  for (const source of ['Sahih al-Bukhari 2736', 'Sahih Muslim 2677', 'al-Tirmidhi 3507']) {
    await expect(note).toContainText(source);
  }
  await note.getByRole('link', { name: '7:180' }).click();
  await note.getByRole('link', { name: 'Open in the reader' }).click();
  await expect(page.locator('[id="7:180"]')).toBeInViewport();
});

test.describe('from the hub', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/guides');
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  });

  test('the names come without a document load, their code only now, and going back is at once', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.getByRole('main').getByRole('link', { name: '99 Beautiful Names' }).click();
    await expect(page.locator(cards)).toHaveCount(99);
    await expect(page).toHaveURL('/names');
    await expect(page).toHaveTitle(/99 Beautiful Names/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Its own, and what it shares with the other guides.
    expect(scripts.some((url) => url.includes('names-screen'))).toBe(true);
    expect(scripts.length).toBeLessThanOrEqual(3);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
    await expect(page).toHaveTitle(/^Guides/);
    await page.goForward();
    await expect(page.locator(cards)).toHaveCount(99);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('names that cannot be fetched say so, and Retry fetches them', async ({ page }) => {
    await page.route('**/_fragment/**', (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: '99 Beautiful Names' }).click();
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await page.unroute('**/_fragment/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator(cards)).toHaveCount(99);
  });

  test('names whose code cannot be had say so, and Retry loads the page', async ({ page }) => {
    await page.route('**/assets/names-screen.js', (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: '99 Beautiful Names' }).click();
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await page.unroute('**/assets/names-screen.js');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
    await expect(page.locator(cards)).toHaveCount(99);
  });
});

for (const [fault, limit] of [
  ['refused', 3000],
  ['hung', 6000],
] as const) {
  test(`[R1] a page that was sent whole stays when the list’s code is ${fault}`, async ({
    page,
  }) => {
    let isBroken = true;
    await page.route('**/assets/names-screen.js', (route) => {
      if (!isBroken) return route.continue();
      return fault === 'refused' ? route.abort() : undefined;
    });
    await page.goto('/names');
    await expect(page.getByText('What you see stays.')).toBeVisible({ timeout: limit });
    await expect(page.locator(cards)).toHaveCount(99);
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
    await expect(page.locator(cards)).toHaveCount(99);
    await expect(page.getByText('What you see stays.')).toHaveCount(0);
  });
}
