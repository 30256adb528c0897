import { faultsOf } from '../support/axe.ts';
import type { Page } from '@playwright/test';
import { readSurahText } from '@fahm/quran/corpus.ts';
import { untilHydrated } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Words, or a place' });
const hits = (page: Page) => page.locator('main ol > li');
const count = (page: Page) => page.getByRole('heading', { level: 2 });

/** The page alive, its lazy component included; tells which texts were asked for. */
async function openSearch(page: Page, query = ''): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.txt')) requested.push(request.url());
  });
  await page.goto(`/read/search${query}`);
  await untilHydrated(page);
  return requested;
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[5.2] the search page says what can be typed, and that it needs JavaScript', async ({
    page,
  }) => {
    await page.goto('/read/search');
    await expect(page.getByRole('heading', { name: 'Search the Qur’an' })).toBeVisible();
    await expect(page.getByRole('search')).toBeVisible();
    await expect(page.getByText('What you can type')).toBeVisible();
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Choose a surah' }).click();
    await expect(page.locator('[data-landing]')).toBeVisible();
  });
});

test('[5.2] the texts are fetched with the first letter, and once only', async ({ page }) => {
  const requested = await openSearch(page);
  await expect(page.getByText('needs JavaScript')).toBeHidden();
  await field(page).pressSequentially('2:255');
  await expect(page.getByRole('link', { name: 'Go to Al-Baqarah 2:255' })).toBeVisible();
  expect(requested).toEqual([]);
  await field(page).fill('mercy');
  await expect(count(page)).toContainText('143 verses');
  await field(page).fill('الرحمن');
  await expect(count(page)).toContainText(/\d+ verses/);
  await expect(hits(page).locator('[lang=ar] mark').first()).toBeVisible();
  expect(requested).toHaveLength(2);
});

test('[5.2] [P25] Arabic as a keyboard writes it finds the Uthmani text, unchanged', async ({
  page,
}) => {
  await openSearch(page, `?q=${encodeURIComponent('الصلاة')}`);
  const first = hits(page).first();
  await expect(first).toContainText('Al-Baqarah 2:3');
  const text = readSurahText(2).verses[2];
  expect(await first.locator('[lang=ar]').textContent()).toBe(text?.arabic);
  expect(await first.locator('[lang=en]').textContent()).toBe(text?.translation);
  await expect(first.locator('[lang=ar]')).toHaveAttribute('dir', 'rtl');
  expect(text?.arabic.split(' ')).toContain(await first.locator('mark').textContent());
});

test('[5.2] a verse that was found leads to its place in the surah', async ({ page }) => {
  await openSearch(page, '?q=%22straight+path%22');
  await hits(page)
    .filter({ hasText: /^Al-Fatihah 1:6/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/read\/chapter\/1#1:6$/);
  await expect(page.locator('[id="1:6"]')).toBeInViewport();
});

test('[5.2] the address holds the query and the page; going back finds both', async ({ page }) => {
  await openSearch(page);
  await field(page).pressSequentially('mercy');
  await expect(page).toHaveURL(/\/read\/search\?q=mercy$/);
  await field(page).press('Enter');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?q=mercy&page=2$/);
  await expect(count(page)).toContainText('Page 2 of 8');
  await expect(count(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(count(page)).toContainText('Page 1 of 8');
  await field(page).fill('light');
  await expect(page).toHaveURL(/\?q=light$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('mercy');
  await page.goForward();
  await expect(field(page)).toHaveValue('light');
  await page.goto('/read/search?q=mercy&page=99');
  await expect(count(page)).toContainText('Page 8 of 8');
  await expect(hits(page)).toHaveCount(3);
});

for (const [typed, name, path] of [
  ['2:255', 'Al-Baqarah 2:255', /\/read\/chapter\/2#2:255$/],
  ['سورة الكهف', 'Al-Kahf, surah 18', /\/read\/chapter\/18$/],
  ['page 50', 'Page 50', /\/read\/page\/50$/],
  ['juz 30', 'Juz 30', /\/read\/juz\/30$/],
  ['hizb 60', 'Hizb 60', /\/read\/hizb\/237$/],
] as const) {
  test(`[3.7] [5.2] “${typed}” offers to go to ${name}`, async ({ page }) => {
    await openSearch(page);
    await field(page).fill(typed);
    await page.getByRole('link', { name: `Go to ${name}` }).click();
    await expect(page).toHaveURL(path);
  });
}

/** The verses that a place stands for, shown before any that have its words. */
const shown = (page: Page) =>
  page.locator('main ul > li').filter({ has: page.locator('[lang=ar]') });

for (const [typed, surah, ayahs] of [
  ['2:255', 2, [255]],
  ['18:10-12', 18, [10, 11, 12]],
  ['baqarah 255', 2, [255]],
  ['ayat al-kursi', 2, [255]],
  ['آية الكرسي', 2, [255]],
  ['the light verse', 24, [35]],
] as const) {
  test(`[3.7] [5.2] “${typed}” shows the verse itself, as the corpus has it`, async ({ page }) => {
    await openSearch(page);
    await field(page).fill(typed);
    const { verses } = readSurahText(surah);
    await expect(shown(page)).toHaveCount(ayahs.length);
    for (const [at, ayah] of ayahs.entries()) {
      const verse = shown(page).nth(at);
      expect(await verse.locator('[lang=ar]').textContent()).toBe(verses[ayah - 1]?.arabic);
      expect(await verse.locator('[lang=en]').textContent()).toBe(verses[ayah - 1]?.translation);
    }
    await expect(page.getByText('No verses found')).toHaveCount(0);
    await shown(page).first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/read/chapter/${surah}#${surah}:${ayahs[0]}$`));
  });
}

test('[5.2] a passage is shown under its name, a long one by its beginning', async ({ page }) => {
  await openSearch(page, '?q=people+of+the+cave');
  await expect(page.getByText('The companions of the cave', { exact: true })).toBeVisible();
  await expect(shown(page)).toHaveCount(7);
  await expect(page.getByText('The first 7 of 18 verses.')).toBeVisible();
  await expect(page.locator('[data-search] > [role=status]')).toContainText(
    'Found: The companions of the cave, Al-Kahf 18:9-26',
  );
  await page.getByRole('link', { name: 'Go to Al-Kahf 18:9-26' }).click();
  await expect(page).toHaveURL(/\/read\/chapter\/18#18:9$/);
});

test('[8.2] a verse that cannot be had is said to be missing, and Try again fetches it', async ({
  page,
}) => {
  await page.route('**/text/*/2.json', (route) => route.abort());
  await openSearch(page, '?q=2:255');
  await expect(page.getByText('The verses could not be loaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Al-Baqarah 2:255' })).toBeVisible();
  await page.unroute('**/text/*/2.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(shown(page)).toHaveCount(1);
});

test('[5.2] without the names passages are searched as words, and references are known', async ({
  page,
}) => {
  await page.route('**/search-names.json', (route) => route.abort());
  await openSearch(page, '?q=mercy');
  await expect(count(page)).toContainText('143 verses');
  await field(page).fill('2:255');
  await expect(shown(page)).toHaveCount(1);
});

test('[5.2] a slip is read as the word that was meant, with a way back to the exact words', async ({
  page,
}) => {
  await openSearch(page);
  await field(page).fill('pateince');
  await expect(page.getByText('Showing results for patience')).toBeVisible();
  await expect(hits(page).locator('mark').first()).toHaveText(/^patien/i);
  await expect(page.locator('[data-search] > [role=status]')).toHaveText(
    /^\d+ verses found for patience; none for pateince$/,
  );
  const found = await count(page).textContent();
  const exact = page.getByRole('link', { name: 'pateince' });
  await exact.focus();
  await exact.press('Enter');
  await expect(page).toHaveURL(/\?q=pateince&exact=1$/);
  await expect(page.getByText('No verses found for “pateince”.')).toBeVisible();
  await expect(hits(page)).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'patience', exact: true }).click();
  await expect(page).toHaveURL(/\?q=patience$/);
  await expect(count(page)).toHaveText(found ?? '');
  await expect(page.getByText('Showing results for')).toHaveCount(0);
});

test('[5.2] what people say in Arabic is looked for in English where it stands in no verse', async ({
  page,
}) => {
  await openSearch(page, '?q=sabr');
  await expect(page.getByText('Showing results for patience')).toBeVisible();
});

test('[5.2] a surah’s name with a slip is offered as a question', async ({ page }) => {
  await openSearch(page, '?q=baqrah+255');
  await expect(page.getByText('Did you mean this?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Al-Baqarah 2:255' })).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
});

test('[5.2] Enter goes to a place that is written in numbers', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('18:10');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/read\/chapter\/18#18:10$/);
});

test('[5.2] Enter before the page is alive goes to the place too', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/search-screen.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/read/search');
  await field(page).fill('18:10');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/q=18%3A10/);
  held.resolve();
  await expect(page).toHaveURL(/\/read\/chapter\/18#18:10$/);
});

for (const [typed, answer] of [
  ['2:287', 'This surah has no verse of that number.'],
  ['115:1', 'There is no such surah. They are numbered 1 to 114.'],
  ['page 605', 'There is none of that number'],
  ['ََ', 'Type at least two letters'],
  ['m', 'Type at least two letters'],
  ['zzzz', 'No verses found for “zzzz”.'],
] as const) {
  test(`[5.2] “${typed}” is answered with “${answer}”`, async ({ page }) => {
    await openSearch(page);
    await field(page).fill(typed);
    await expect(page.getByText(answer)).toBeVisible();
    await expect(hits(page)).toHaveCount(0);
  });
}

test('[5.2] a screen reader hears the count once typing rests', async ({ page }) => {
  await openSearch(page);
  const status = page.locator('[data-search] > [role=status]');
  await field(page).pressSequentially('mercy', { delay: 30 });
  await expect(status).toHaveText('143 verses found for mercy');
});

test('[8.2] texts that cannot be had are said to be missing, and Try again fetches them', async ({
  page,
}) => {
  await page.route('**/translation.txt', (route) => route.abort());
  await openSearch(page, '?q=mercy');
  await expect(page.getByText('The verses could not be loaded')).toBeVisible();
  await page.unroute('**/translation.txt');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(count(page)).toContainText('143 verses');
});

test('[3.8] an Arabic text with one letter changed is fetched anew, and never shown', async ({
  page,
}) => {
  let damaged = 0;
  await page.route('**/arabic.txt', async (route) => {
    const response = await route.fetch();
    damaged += 1;
    await route.fulfill({ response, body: (await response.text()).replace('\u0671', '\u0627') });
  });
  await openSearch(page, '?q=praise');
  await expect(page.getByText('The verses could not be loaded')).toBeVisible();
  expect(damaged).toBe(2);
  await expect(hits(page)).toHaveCount(0);
});

test('while the texts are on their way the page says how much they weigh', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/arabic.txt', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openSearch(page, '?q=mercy');
  await expect(page.getByText('about 370 kB, once')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  held.resolve();
  await expect(count(page)).toContainText('143 verses');
});

test('what is typed before the page is alive is not lost', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/search-screen.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/read/search');
  await field(page).fill('mercy');
  held.resolve();
  await expect(count(page)).toContainText('143 verses');
  await expect(field(page)).toHaveValue('mercy');
});

for (const width of [360, 1280]) {
  test(`[R11] at ${width} px a place and mended words have no accessibility violation`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [query, appears] of [
      ['four quls', 'Go to Al-Kafirun 109:1-6'],
      ['pateince', 'patience'],
    ] as const) {
      await openSearch(page, `?q=${encodeURIComponent(query)}`);
      await expect(page.getByRole('link', { name: appears, exact: true })).toBeVisible();
      await expect(page.locator('main [lang=ar]').first()).toBeVisible();
      expect(await faultsOf(page, 'html', 'wcag')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test(`[R11] at ${width} px results have no accessibility violation and do not overflow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSearch(page, '?q=mercy');
    await expect(hits(page)).toHaveCount(20);
    expect(await faultsOf(page, 'html', 'wcag')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
