import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { ownHeaders } from '../support/own-headers.ts';
import { signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page) => page.getByLabel('Your question');
const answers = (page: Page) => page.locator('[data-composed]');

test('[2.12] [3.15] [5.7] a question is answered with verses and lessons, each under its mark; the chat is kept and deleted', async ({
  page,
}) => {
  await signInAsMember(page, `Asker ${Date.now()}`, '/app/coach/2');
  await expect(page.getByText('10 of 10 messages left today')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await field(page).fill('What is');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('the throne verse 2:255 about?');
  await expect(field(page)).toHaveValue('What is\nthe throne verse 2:255 about?');
  await field(page).press('Enter');
  await expect(answers(page)).toHaveAttribute('data-composed', 'lessons');
  await expect(field(page)).toHaveValue('');
  for (const mark of ['verse', 'lesson', 'general']) {
    await expect(answers(page).locator(`[data-label="${mark}"]`).first()).toBeVisible();
  }
  const { verses } = await (
    await page.request.get('/api/quran/verses/2:255?edition=quran-uthmani-kfgqpc')
  ).json();
  await expect(answers(page).locator('[lang="ar"]').first()).toContainText(verses[0].text);
  await expect(page.getByRole('status').filter({ hasText: 'The coach answers:' })).toHaveCount(1);
  await expect(page.getByText('9 of 10 messages left today')).toBeVisible();

  await field(page).fill('Is music haram?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(answers(page)).toHaveCount(2);
  await expect(answers(page).nth(1)).toContainText('qualified scholar');

  await page.reload();
  await expect(answers(page)).toHaveCount(2);
  await answers(page)
    .first()
    .getByText(/^Sources/)
    .click();
  await expect(
    answers(page).first().getByRole('link', { name: 'The verse of the Throne' }),
  ).toBeVisible();
  expect(await faultsOf(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Delete this chat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this chat' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing asked yet' })).toBeVisible();
  await expect(page.getByText('8 of 10 messages left today')).toBeVisible();
});

/** Somebody in pain in each language, with the direction in which the reply is written. */
const need = [
  { message: 'I want to die', reason: 'distress', lang: 'en', dir: 'ltr' },
  { message: 'زوجي يضربني كل يوم', reason: 'abuse', lang: 'ar', dir: 'rtl' },
  { message: 'میں اندر سے ٹوٹ گیا ہوں', reason: 'sadness', lang: 'ur', dir: 'rtl' },
  { message: 'Allah meri dua nahi sunta mujhse', reason: 'doubt', lang: 'ur-Latn', dir: 'ltr' },
];

test('[R10] [2.12] somebody in need is met in their language: help as a link, spoken once, uncounted; comfort by a verse', async ({
  page,
}) => {
  await signInAsMember(page, `Needing ${Date.now()}`, '/app/coach/2');
  for (const [at, { message, reason, lang, dir }] of need.entries()) {
    await field(page).fill(message);
    await field(page).press('Enter');
    await expect(answers(page)).toHaveCount(at + 1);
    const reply = answers(page).nth(at).locator(`[data-reply="${reason}"]`);
    await expect(reply).toHaveAttribute('lang', lang);
    await expect(reply).toHaveAttribute('dir', dir);
    await expect(reply).toHaveCSS('direction', dir);
    await expect(reply.getByRole('link', { name: 'findahelpline.com' })).toHaveAttribute(
      'href',
      'https://findahelpline.com',
    );
    const heard = page.getByRole('status').locator(`span[lang="${lang}"]`);
    await expect(heard).toContainText((await reply.locator('p').first().textContent()) ?? '');
  }
  // Nothing is marked as a source but the verse of comfort.
  await expect(answers(page).getByText('General', { exact: true })).toHaveCount(0);
  await expect(answers(page).nth(0).locator('[data-label]')).toHaveCount(0);
  await expect(answers(page).nth(2).locator('[data-label="verse"] [lang="ar"]')).toHaveCount(2);
  await expect(page.getByText('10 of 10 messages left today')).toBeVisible();
  expect(await faultsOf(page, 'main')).toEqual([]);
});

test('[2.12] [8.5] an answer can be stopped and reported; what fails stays in the field', async ({
  page,
}) => {
  await signInAsMember(page, `Stopper ${Date.now()}`, '/app/coach/1');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/coach', async (route) => {
    await held;
    await route.abort();
  });
  await field(page).fill('What does 1:5 teach?');
  await field(page).press('Enter');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(field(page)).toHaveValue('What does 1:5 teach?');
  release();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByText('Failed to send message. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(field(page)).toHaveValue('What does 1:5 teach?');
  await page.unroute('**/api/coach');
  await page.getByRole('button', { name: 'Send' }).click();
  await answers(page).getByRole('button', { name: 'Report' }).click();
  const sent = page.waitForRequest('**/api/reports');
  await page.getByLabel('What is wrong with this answer?').fill('A word is misspelt.');
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'content' });
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('[2.12] [6.3] an answer is copied, and what is left of the day is told to its end', async ({
    page,
  }) => {
    await signInAsMember(page, `Who asks all day ${Date.now()}`);
    const headers = ownHeaders(page.url());
    const data = { surahNumber: 1, message: 'What does 1:5 teach?' };
    for (let attempt = 0; attempt < 9; attempt += 1) {
      expect((await page.request.post('/api/coach', { headers, data })).status()).toBe(200);
    }
    await page.goto('/app/coach/1');
    await expect(page.getByText('1 of 10 messages left today')).toBeVisible();
    await field(page).fill('What does 1:5 teach?');
    await field(page).press('Enter');
    await expect(answers(page)).toHaveCount(10);
    await expect(page.getByText(/All 10 messages of today are used/).first()).toBeVisible();
    await answers(page).last().getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('[1:5]');
    expect((await page.request.post('/api/coach', { headers, data })).status()).toBe(429);
  });
});

test('[2.12] [9.9] seven days are planned; tasks lead to where they are done and tick themselves', async ({
  page,
}) => {
  await signInAsMember(page, `Planner ${Date.now()}`, '/app/surah/1');
  await page.getByRole('link', { name: 'Ask the coach' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '7-Day Surah Coach' })).toBeVisible();
  const journey = page.getByRole('region', { name: '7-Day Journey' });
  await expect(journey.getByRole('listitem').filter({ hasText: /^Day \d/ })).toHaveCount(7);
  await page.getByRole('button', { name: 'Begin this week' }).click();
  const today = page.getByRole('region', { name: 'Today’s Plan' });
  await expect(today.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Study Tips' })).toContainText('Begin small');
  const objective = today.locator('a[href="/app/surah/1?tab=mastery"]').first();
  const words = (await objective.textContent()) ?? '';
  await objective.click();
  // The tick is stored late: the plan, which is read when people come back, does not know it yet.
  const { promise: isRead, resolve: wasRead } = Promise.withResolvers<void>();
  await page.route('**/api/masteries/**', async (route) => {
    if (route.request().method() !== 'GET') await isRead;
    await route.continue();
  });
  await page.getByRole('checkbox', { name: words }).click();
  await expect(page.getByRole('checkbox', { name: words })).toBeChecked();
  const plan = page.waitForResponse('**/api/coach/1/plan?*');
  await page.goBack();
  await plan;
  wasRead();
  await expect(today.locator('[data-done="true"]')).toContainText([words]);
  await page.getByRole('link', { name: 'Al-Fatihah' }).first().click();
  await expect(page).toHaveURL(/\/app\/surah\/1$/);
});

test('[6.3] [6.4] [8.5] above surah 5 the coach needs Pro; who is not signed in is told, and led to sign in', async ({
  page,
}) => {
  // The words stand for a moment only: time stands still, so that they can be looked at.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/app/coach/2');
  // Long enough for the page to come alive, which waits for a frame or a second.
  await page.clock.runFor(1200);
  await expect(page.getByText('Authentication Required', { exact: true })).toBeVisible();
  await page.clock.resume();
  await page.waitForURL(/sign-in|interaction|login/);
  await signInAsMember(page, 'Without Pro', '/app/coach/36');
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});
