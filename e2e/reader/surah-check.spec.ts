import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { untilHydrated } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const LINK = 'What did you take from it?';
const QUESTIONS = '**/checks/*.json';

async function openQuestions(page: Page, surah: number): Promise<void> {
  await page.goto(`/read/chapter/${surah}`);
  await untilHydrated(page);
  await page.getByRole('link', { name: LINK }).click();
}

test('[2.11.7] questions at the end of a surah are asked one by one, explained, and counted on the device', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/read/chapter/112');
  await untilHydrated(page);
  expect(asked.filter((path) => /checks/.test(path))).toEqual([]);
  await page.getByRole('link', { name: LINK }).click();

  const sheet = page.getByRole('dialog', { name: 'What did you take from Al-Ikhlas?' });
  let right = 0;
  for (const number of [1, 2]) {
    await expect(sheet.getByText(`Question ${number} of 2`)).toBeVisible();
    await expect(sheet.locator('legend')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    if (number === 1) expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Enter');
    const verdict = sheet.getByRole('status');
    await expect(verdict).toContainText(/^(Right\.|Not this one\. The answer:)/);
    if ((await verdict.innerText()).startsWith('Right.')) right += 1;
    await expect(verdict.getByRole('link').first()).toHaveAttribute('href', /chapter\/112#112:/);
    await expect(
      sheet.getByRole('button', { name: number < 2 ? 'Next question' : 'See how it went' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(sheet.getByRole('heading', { name: `${right} of 2 right` })).toBeFocused();
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);

  await sheet.getByRole('button', { name: 'Close the questions' }).click();
  await page.reload();
  await untilHydrated(page);
  await page.getByRole('link', { name: LINK }).click();
  for (const name of ['Next question', 'See how it went']) {
    await sheet.getByRole('radio').first().check();
    await sheet.getByRole('button', { name: 'Check' }).click();
    await sheet.getByRole('button', { name }).click();
  }
  await expect(sheet.getByText(`The time before: ${right} of 2.`)).toBeVisible();
});

test('[2.11.7] questions that cannot be had say so and are asked for again; a setting takes the link away', async ({
  page,
}) => {
  await page.route(QUESTIONS, (route) => route.abort());
  await openQuestions(page, 114);
  await expect(page.getByRole('alert')).toContainText('The questions could not be loaded');
  await page.unroute(QUESTIONS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Close the questions' }).click();

  await page.keyboard.press('s');
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('switch', { name: 'Questions at the end of a surah' }).click();
  await expect(page.getByRole('link', { name: LINK })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: LINK })).toBeHidden();
});
