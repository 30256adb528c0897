import type { Page } from '@playwright/test';
import { readVerse } from '@fahm/quran/corpus.ts';
import { faultsOf } from '../support/axe.ts';
import { count, field, hits, openSearch } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

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
    await expect(shown(page)).toHaveCount(ayahs.length);
    for (const [at, ayah] of ayahs.entries()) {
      const verse = shown(page).nth(at);
      const { arabic, translation } = readVerse(surah, ayah);
      expect(await verse.locator('[lang=ar]').textContent()).toBe(arabic);
      expect(await verse.locator('[lang=en]').textContent()).toBe(translation);
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
}
