import { faultsOf, type Violation } from '../support/axe.ts';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const box = (page: Page) => page.getByRole('combobox', { name: 'Surah, verse, page or juz' });

async function open(page: Page, key: 'g' | '/', path = '/read/chapter/18'): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await page.keyboard.press(key);
  await expect(dialog(page)).toBeVisible();
}

test('the middle of the bar opens it at the surah that is read, and the page stays where it was', async ({
  page,
}) => {
  await page.goto('/read/chapter/18');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Juz 15 · Page 293' }).click();
  const current = dialog(page).getByRole('link', { name: 'Al-Kahf' });
  await expect(current).toHaveAttribute('aria-current', 'location');
  await expect(current).toBeInViewport();
  await expect(current).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Juz 15 · Page 293' })).toBeFocused();
});

test('[5.2] by keyboard alone: / opens the box, arrows choose, Enter goes', async ({ page }) => {
  await open(page, '/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('30');
  const options = page.getByRole('option');
  await expect(options).toHaveText([
    'Ar-Rum, surah 30',
    'Page 30',
    'Juz 30',
    'Hizb 30',
    'Verse 30 of this surah, Al-Kahf',
  ]);
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveText('Ar-Rum, surah 30');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText(/Verse 30/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText('Page 30');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? 'none',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/read\/page\/30$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const [typed, path] of [
  ['2:255', /\/read\/chapter\/2#2:255$/],
  ['البقرة ٢٥٥', /\/read\/chapter\/2#2:255$/],
  ['yaseen', /\/read\/chapter\/36$/],
  ['hizb 60', /\/read\/hizb\/237$/],
] as const) {
  test(`[3.7] [5.2] “${typed}” and Enter lead there`, async ({ page }) => {
    await open(page, '/');
    await box(page).fill(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.locator('article')).toBeVisible();
  });
}

test('[5.2] the last entry searches the verses for what was typed', async ({ page }) => {
  await open(page, '/');
  await box(page).fill('light');
  await page.getByRole('option').last().click();
  await expect(page).toHaveURL(/\/read\/search\?q=light$/);
  await expect(page.getByRole('heading', { level: 2 })).toContainText('verses');
});

test('a verse, page or surah that does not exist is said to be none', async ({ page }) => {
  await open(page, '/');
  await box(page).fill('2:287');
  await expect(dialog(page).getByText('This surah has no verse of that number.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/chapter\/18$/);
});

test('[5.1] a number out of range is refused with its limits, and stays in the field', async ({
  page,
}) => {
  await open(page, 'g');
  await page.getByRole('tab', { name: 'Verse' }).click();
  const number = dialog(page).getByRole('textbox', { name: 'Verse' });
  await number.fill('111');
  await number.press('Enter');
  await expect(dialog(page).getByText('Al-Kahf has verses 1 to 110.')).toBeVisible();
  await expect(number).toHaveValue('111');
  await number.fill('١١٠');
  await number.press('Enter');
  await expect(page).toHaveURL(/\/read\/chapter\/18#18:110$/);
  await expect(page.locator('[id="18:110"]')).toBeInViewport();
  await expect(page.locator('[id="18:110"]')).toHaveAttribute('data-focal', '');
});

test('a page by number or by sliding, a juz and its quarters by choosing', async ({ page }) => {
  await open(page, 'g');
  await page.getByRole('tab', { name: 'Page' }).click();
  const number = dialog(page).getByRole('textbox', { name: 'Page' });
  await expect(number).toHaveValue('293');
  await page.getByRole('slider').press('End');
  await expect(number).toHaveValue('604');
  await expect(dialog(page).getByText('Begins at Al-Ikhlas 112:1')).toBeVisible();
  await number.fill('605');
  await number.press('Enter');
  await expect(dialog(page).getByText('Pages are numbered 1 to 604.')).toBeVisible();
  await page.getByRole('tab', { name: 'Juz' }).click();
  const juz = dialog(page).getByRole('link', { name: 'Juz 15' });
  await expect(juz).toHaveAttribute('aria-current', 'location');
  await expect(juz).toBeInViewport();
  await dialog(page).getByRole('link', { name: 'Hizb 30, quarter 3' }).click();
  await expect(page).toHaveURL(/\/read\/hizb\/119$/);
});

test('the landing page opens it too, before and after it is alive', async ({ page }) => {
  await page.goto('/reader?open=navigator');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Page, juz or verse' }).click();
  await expect(dialog(page)).toBeVisible();
});

/** A row that is half scrolled away under the edge of its list is no small target. */
const isCutRow = ({ id, nodes }: Violation): boolean =>
  id === 'target-size' &&
  nodes.every(({ any }) => JSON.stringify(any).includes('"partiallyObscured"'));

for (const tab of ['Surah', 'Verse', 'Page', 'Juz']) {
  test(`[R11] ${tab} has no accessibility violation at 360 px and does not overflow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, 'g');
    await page.getByRole('tab', { name: tab }).click();
    const violations = await faultsOf(page, '[role=dialog]', 'wcag');
    const real = violations.filter((violation) => !isCutRow(violation));
    expect(real.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
