import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { ownHeaders } from '../support/own-headers.ts';
import { signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'study');

/** Writes as our own pages do. */
async function write(page: Page, method: 'PUT' | 'POST', path: string, data: unknown) {
  const headers = ownHeaders(page.url());
  const answer = await page.request.fetch(path, { method, headers, data });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
}

test('[2.4] [B16] today is ten minutes, begun with one press; all of it is one press too', async ({
  page,
}) => {
  await signInAsMember(page, `Learner of ten minutes ${Date.now()}`, '/help');
  await write(page, 'PUT', '/api/study/settings', { targetRetention: 0.9, newCardsPerDay: 30 });
  await page.goto('/app');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today).toContainText('30 new cards');
  await expect(today).toContainText('About 10 minutes');
  await expect(today.getByRole('link', { name: 'All 30 cards, about 15 minutes' })).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  expect(await faultsOf(page, 'main')).toEqual([]);
  await today.getByRole('link', { name: 'Learn the first cards' }).click();
  await expect(page.getByText('Card 1 of 20')).toBeVisible();
  await page.goto('/app');
  await today.getByRole('link', { name: /^All 30 cards/ }).click();
  await expect(page.getByText('Card 1 of 30')).toBeVisible();
});

test('[2.4] [2.6.2] [A14b] one comes back to the passage where one was; a card that was answered is told', async ({
  page,
}) => {
  await signInAsMember(page, `Learner who comes back ${Date.now()}`, '/app/surah/2?tab=concepts');
  await ready(page);
  await page.getByRole('navigation', { name: 'Before and after' }).getByRole('link').click();
  await expect(page).toHaveURL(/passage=(\d+)/);
  const from = new URL(page.url()).searchParams.get('passage');
  const [card] = await (await page.request.get('/api/surahs/2/flashcards')).json();
  await write(page, 'POST', `/api/flashcards/${card.id}/review`, { rating: 4 });
  await page.goto('/app');
  const region = page.getByRole('region', { name: 'Continue where you stopped' });
  await expect(region).toContainText(`Concepts, from verse ${from}`);
  await expect(page.locator('[data-card="2"]')).toContainText('1 card answered');
  await expect(page.locator('[data-card="2"]')).toContainText('In Progress');
  await region.getByRole('link').click();
  await expect(page).toHaveURL(`/app/surah/2?tab=concepts&passage=${from}`);
  // A bare address of the surah names no place, and changes none.
  await page.goto('/app/surah/2');
  await ready(page);
  await page.goto('/app');
  await expect(region).toContainText(`Concepts, from verse ${from}`);
});

test('[2.8] a lesson says which of all it is, and the tabs stay while one reads', async ({
  page,
}) => {
  await page.goto('/surahs/1');
  await ready(page);
  const lessons = page.locator('[data-concept]');
  const all = await lessons.count();
  const positions = page.getByRole('listitem').getByText(/^Lesson \d+ of \d+$/);
  await expect(positions).toHaveText(
    Array.from({ length: all }, (_, at) => `Lesson ${at + 1} of ${all}`),
  );
  await page.setViewportSize({ width: 360, height: 640 });
  await lessons.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('tab', { name: 'Concepts' })).toBeInViewport();
  // What an address leads to is not hidden by them.
  const id = await lessons.nth(1).getAttribute('id');
  await page.goto(`/surahs/1#${id}`);
  const tabs = await page.getByRole('tablist').boundingBox();
  const title = await lessons.nth(1).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((tabs?.y ?? 0) + (tabs?.height ?? 0) - 1);
});

test('[2.7.3] on a phone the tabs stand in sight at once; the surah as a whole is told in the first, and each begins at its beginning', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/surahs/2');
  const tabs = page.getByRole('tablist');
  await expect(tabs).toBeInViewport({ ratio: 1 });
  await signInAsMember(page, 'Learner on a phone', '/app/surah/2');
  await ready(page);
  await expect(tabs).toBeInViewport({ ratio: 1 });
  const panel = page.getByRole('tabpanel');
  await panel.getByText('The passages in order').click();
  await expect(panel.locator('[data-field=passages] > li').last()).toBeVisible();
  await page.locator('[data-verse="20"]').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('tab', { name: 'Mastery' }).click();
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  await expect(panel.locator('[data-whole]')).toHaveCount(0);
  await expect(panel.locator('p').first()).toBeInViewport();
  const strip = page.getByRole('navigation', { name: 'Passages of the surah' });
  await expect(strip).toBeInViewport();
  // A passage far along the strip is led to, and stands in it.
  await strip.getByRole('link').last().click();
  await expect(strip.locator('[aria-current]')).toHaveCount(1);
  await expect
    .poll(() =>
      strip.locator('ol').evaluate((row) => {
        const last = row.lastElementChild?.getBoundingClientRect();
        return last !== undefined && last.right <= innerWidth;
      }),
    )
    .toBe(true);
  await page.goBack();
  await page.goBack();
  await expect(page.locator('[data-verse="20"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(before - 400);
});

test('[2.16.2] what somebody added themselves stands before the lessons', async ({ page }) => {
  await signInAsMember(page, `Writer of what comes first ${Date.now()}`, '/help');
  await write(page, 'POST', '/api/ingest/concept', {
    surahNumber: 1,
    title: 'What I take from it',
    summary: 'Praise comes before asking.',
    learningObjectives: [],
    verseRefs: ['1:2'],
    tags: [],
  });
  await page.goto('/app/surah/1?tab=concepts');
  await expect(page.locator('[data-concept]').first()).toContainText('What I take from it');
});
