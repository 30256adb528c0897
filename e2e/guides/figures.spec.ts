import type { Page, Request } from '@playwright/test';
import { untilPainted } from '../support/pages.ts';
import { openSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const cards = '[data-figure]';

const open = async (page: Page, path = '/figures') => {
  await openSignedIn(page, path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
};
const search = (page: Page) => page.getByRole('textbox', { name: 'Search figures' });

for (const path of ['/figures', '/app/figures']) {
  test.describe(`${path} with JavaScript off`, () => {
    test.use({ javaScriptEnabled: false });

    test('[2.18.1] [2.1.4] [2.1.12] shows four groups with their counts', async ({ page }) => {
      await openSignedIn(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Islamic Figures');
      for (const group of ['Prophets', 'Angels', 'Historical Figures & Groups', 'Creatures']) {
        const section = page.getByRole('region', { name: group });
        const count = await section.locator(cards).count();
        await expect(section.getByRole('heading', { level: 2 })).toHaveText(`${group} ${count}`);
      }
      await expect(page.getByRole('region', { name: 'Prophets' }).locator(cards)).toHaveCount(25);
      await expect.poll(() => page.locator(cards).count()).toBeGreaterThanOrEqual(70);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /:\d+\/figures$/);
    });

    test('[2.18.3] [9.13] a card has at most 3 aliases and 4 tags, and says how many more', async ({
      page,
    }) => {
      await openSignedIn(page, path);
      const lists = await page.locator(`${cards} ul`).evaluateAll((all) =>
        all.map((list) => ({
          shown: list.querySelectorAll('li:not([data-more])').length,
          more: list.querySelector('[data-more]')?.textContent ?? null,
        })),
      );
      for (const { shown, more } of lists) {
        expect(shown).toBeLessThanOrEqual(4);
        if (more !== null) expect(more).toMatch(/^\+\d+ more$/);
      }
      const names = page
        .getByRole('region', { name: 'Prophets' })
        .getByRole('heading', { level: 3 });
      for (const name of await names.allTextContents()) {
        expect(name).toMatch(/^Prophet (?!.*Prophet)/);
      }
    });
  });
}

test('[2.18.1] [7.22] what is typed is looked for, and Clear brings the groups back', async ({
  page,
}) => {
  await open(page);
  await search(page).fill('moses');
  await expect(page.getByRole('status')).toHaveText(/^\d+ figures? found$/);
  await expect(page.locator(cards).first()).toContainText('Prophet Musa');
  await expect(page.getByRole('heading', { name: 'Prophets' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('heading', { name: 'Prophets' })).toBeVisible();
});

test('[2.18.2] nothing found is said in words', async ({ page }) => {
  await open(page);
  await search(page).fill('qqqqqq');
  await expect(page.getByText('No figures found matching your search.')).toBeVisible();
});

test('[5.2] blanks ask for nothing, and fast typing asks once', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search')) requested.push(new URL(request.url()).search);
  });
  await page.clock.install();
  await open(page);
  await search(page).fill('   ');
  await page.clock.runFor(2000);
  expect(requested).toEqual([]);
  // However long a key takes on its way here, no time passes between two of them.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await search(page).pressSequentially('maryam');
  await page.clock.runFor(2000);
  await expect(page.locator(cards).first()).toContainText('Maryam');
  expect(requested).toEqual(['?q=maryam']);
});

const isLate = (request: Request) => request.url().endsWith('?q=nuh');

test('a late answer to an earlier query does not take the place of the later one', async ({
  page,
}) => {
  await open(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/search?q=nuh', async (route) => {
    await held;
    // The page may have called it off: then there is nobody to answer.
    await route.continue().catch(() => {});
    answered.resolve();
  });
  const requested = page.waitForRequest('**/api/search?q=nuh');
  const over = Promise.race([
    page.waitForEvent('requestfinished', isLate),
    page.waitForEvent('requestfailed', isLate),
  ]);
  await search(page).fill('nuh');
  await expect(page.getByRole('status')).toHaveText('Searching...');
  await requested;
  await search(page).fill('yunus');
  await expect(page.locator(cards).first()).toContainText('Prophet Yunus');
  release();
  await Promise.all([answered.promise, over]);
  await untilPainted(page);
  await expect(page.locator(cards).first()).toContainText('Prophet Yunus');
});

test('[8.10] a search that fails says so, and Retry asks again', async ({ page }) => {
  await open(page);
  await page.route('**/api/search**', (route) => route.abort());
  await search(page).fill('hud');
  await expect(page.getByRole('alert')).toContainText('Search failed');
  await page.unroute('**/api/search**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator(cards).first()).toContainText('Prophet Hud');
});

test.describe('a figure with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.19.2] [2.19.3] shows each section that has something in it', async ({ page }) => {
    await page.goto('/figures/fig_musa');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prophet Musa');
    await expect(page.locator('header [lang=ar][dir=rtl]').first()).toBeVisible();
    for (const section of [
      'Biography',
      'At a glance',
      'Key Episodes & Stories',
      'Scholarly Notes',
      'Primary Verses',
      'Tags',
      'Also Known As',
      'Sources',
    ]) {
      await expect(page.getByRole('region', { name: section, exact: true })).toBeVisible();
    }
    for (const term of [
      'Lineage',
      'Tribe/Nation',
      'Associated Locations',
      'Key Attributes',
      'Roles',
    ]) {
      await expect(page.getByText(term, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('Common Misunderstandings').first()).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/figures\/fig_musa$/,
    );
  });

  test('[2.19.2] leaves out what there is nothing for', async ({ page }) => {
    await page.goto('/figures/fig_jibril');
    await expect(page.getByRole('region', { name: 'Family' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Place in time' })).toHaveCount(0);
    await expect(page.getByText('Tribe/Nation')).toHaveCount(0);
  });

  test('the family is drawn with links to its members', async ({ page }) => {
    await page.goto('/figures/fig_musa');
    const family = page.getByRole('group', { name: 'Family of Prophet Musa' });
    await expect(family.getByRole('link', { name: /Prophet Harun/ })).toHaveAttribute(
      'href',
      '/figures/fig_harun',
    );
    await expect(
      page.getByRole('img', { name: /Prophet Musa in rough order of time/ }),
    ).toBeVisible();
  });
});

/** Two who were married to each other: a small family, and one that needs room. */
const FAMILIES = {
  fig_zayd: { name: 'Zayd ibn Harithah', other: 'fig_zaynab_bint_jahsh' },
  fig_zaynab_bint_jahsh: { name: 'Zaynab bint Jahsh', other: 'fig_zayd' },
};

test('the family is a drawing where it fits, and a list where it does not; nothing is cut', async ({
  page,
}) => {
  const drawn = new Set<boolean>();
  for (const [figure, { name, other }] of Object.entries(FAMILIES)) {
    await page.goto(`/figures/${figure}`);
    const family = page.getByRole('group', { name: `Family of ${name}` });
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const isDrawn = await family.evaluate(
        (box) => Number(box.querySelector('svg')?.getAttribute('width')) <= box.clientWidth,
      );
      drawn.add(isDrawn);
      await expect(family.locator('svg')).toBeVisible({ visible: isDrawn });
      await expect(family.getByRole('list')).toBeVisible({ visible: !isDrawn });
      await expect(family.getByText('Former spouse').filter({ visible: true })).toHaveCount(1);
      const link = family.locator(`a[href="/figures/${other}"]`).filter({ visible: true });
      await expect(link).toHaveCount(1);
      expect(await family.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    }
  }
  expect(drawn).toEqual(new Set([true, false]));
});

test('many verses are folded, by surah; a chip in the fold opens', async ({ page }) => {
  await page.goto('/figures/fig_musa');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
  const supporting = page.getByRole('region', { name: 'Supporting Verses' });
  const chips = supporting.locator('[data-part=verse-chip]');
  await expect(chips.first()).toBeHidden();
  await supporting.getByText(/^\d+ passages of \d+ surahs$/).click();
  await expect(supporting.getByText('2 Al-Baqarah', { exact: true })).toBeVisible();
  await expect(chips.first()).toBeVisible();
  await chips.first().getByRole('link').first().click();
  await expect(chips.first().locator('[lang=ar][dir=rtl]').first()).toBeVisible();
});

test('from the directory to a figure and back without a document load', async ({ page }) => {
  await open(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Prophet Nuh' }).click();
  await expect(page).toHaveURL('/figures/fig_nuh');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Prophet Nuh/);
  await page.getByRole('link', { name: 'Back to Islamic Figures' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Islamic Figures');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const nobody of ['fig_nobody', '%00']) {
  test(`[2.19.1] [8.10] figure ${nobody} that there is not answers 404, its words, and the way back`, async ({
    page,
  }) => {
    const response = await page.goto(`/figures/${nobody}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Figure Not Found');
    await expect(page.getByText('The requested figure could not be found.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
    // Alive, the page still says so.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Figure Not Found');
    await expect(page).toHaveTitle('Figure Not Found · Fahm');
    await page.getByRole('link', { name: 'Back to Figures', exact: true }).click();
    await expect(page).toHaveURL('/figures');
    await expect(page.locator(cards).first()).toBeVisible();
  });
}
