import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, number: number) => page.locator(`[data-name="${number}"]`);

test.beforeEach(async ({ page }) => {
  await page.goto('/names');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'guides');
});

test('[4.18] Memorization Mode covers every card; a click reveals one, another covers it', async ({
  page,
}) => {
  await button(page, 'Memorization Mode').click();
  await expect(page.getByText('0 / 99 revealed')).toBeVisible();
  await expect(page.locator('[data-name][data-revealed=false]')).toHaveCount(99);
  const filter = () =>
    card(page, 3)
      .locator('> div')
      .evaluate((words) => getComputedStyle(words).filter);
  expect(await filter()).toContain('blur');
  await button(page, 'Reveal name 3').click();
  await expect(page.getByText('1 / 99 revealed')).toBeVisible();
  expect(await filter()).toBe('none');
  await button(page, 'Cover name 3').click();
  await expect(page.getByText('0 / 99 revealed')).toBeVisible();
});

test('[4.18] Test Mode shows ? and Hidden, and a typed name reveals its card and clears the box', async ({
  page,
}) => {
  await button(page, 'Test Mode').click();
  const box = page.getByPlaceholder('Type a name (transliteration)...');
  await expect(card(page, 1)).toContainText('?');
  await expect(card(page, 1)).toContainText('Hidden');
  await box.fill('Ar-Rahman');
  await expect(card(page, 1)).toContainText('Ar-Raḥmān');
  await expect(box).toHaveValue('');
  await expect(page.getByText('1 / 99 revealed')).toBeVisible();
});

test('[5.12] [B13] letter by letter, al-Waliyy is not mistaken for al-Wali on the way', async ({
  page,
}) => {
  await button(page, 'Test Mode').click();
  const box = page.getByPlaceholder('Type a name (transliteration)...');
  // However long a key takes on its way here, no time passes between two of them.
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await box.pressSequentially('al-waliyy');
  await page.clock.runFor(2000);
  await page.clock.resume();
  await expect(card(page, 55)).toContainText('Al-Waliyy');
  await expect(card(page, 77)).toContainText('Hidden');
  await box.fill('al-wali');
  await box.press('Enter');
  await expect(card(page, 77)).toContainText('Al-Wālī');
});

test('[5.12] a name in Arabic letters reveals its card; one that stands there, or is none, is answered', async ({
  page,
}) => {
  await button(page, 'Test Mode').click();
  const box = page.getByPlaceholder('Type a name (transliteration)...');
  await box.fill('الرحمن');
  await expect(card(page, 1)).toContainText('Ar-Raḥmān');
  await box.fill('rahman');
  await box.press('Enter');
  await expect(page.getByText('Ar-Raḥmān is revealed already: name 1.')).toBeVisible();
  await box.fill('xyzzy');
  await expect(page.getByText('“xyzzy” is not a name of this list')).toBeVisible();
  await box.fill('al-m');
  await expect(page.getByText('“xyzzy”')).toHaveCount(0);
});

test('[5.12] blanks and nonsense reveal nothing and stay in the box', async ({ page }) => {
  await page.clock.install();
  await button(page, 'Test Mode').click();
  const box = page.getByPlaceholder('Type a name (transliteration)...');
  for (const typed of ['   ', 'xyzzy']) {
    await box.fill(typed);
    await box.press('Enter');
    // Longer than the pause after which it looks at what was typed.
    await page.clock.runFor(2000);
    await expect(box).toHaveValue(typed);
  }
  await expect(page.getByText('0 / 99 revealed')).toBeVisible();
});

test('[4.18] entering a mode leaves the other; both begin with nothing revealed and nothing typed', async ({
  page,
}) => {
  await button(page, 'Memorization Mode').click();
  await button(page, 'Reveal name 1').click();
  await button(page, 'Test Mode').click();
  await expect(button(page, 'Memorization Mode')).toBeVisible();
  await expect(page.getByText('0 / 99 revealed')).toBeVisible();
  await page.getByPlaceholder('Type a name').fill('al-ma');
  await button(page, 'Exit Test').click();
  await expect(page.getByText(/revealed/)).toHaveCount(0);
  await expect(card(page, 1)).toContainText('Ar-Raḥmān');
  await button(page, 'Test Mode').click();
  await expect(page.getByPlaceholder('Type a name')).toHaveValue('');
});

test('[4.18] [9.14] at 99 it congratulates', async ({ page }) => {
  const names = await page.locator('[data-name] [lang=ar-Latn]').allTextContents();
  await button(page, 'Test Mode').click();
  const box = page.getByPlaceholder('Type a name (transliteration)...');
  for (const name of names) {
    await box.fill(name);
    await box.press('Enter');
  }
  await expect(page.getByText("Congratulations! You've revealed all 99 Names!")).toBeVisible();
});

test('[P24] no script carries the names: they are in the page alone', async ({ page, baseURL }) => {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const url of scripts) {
    const text = await (await page.request.get(new URL(url, baseURL).href)).text();
    for (const words of ['Muhaymin', 'al-Walid ibn Muslim']) expect(text).not.toContain(words);
  }
});
