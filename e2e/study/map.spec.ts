import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { collectComplaints } from '../support/pages.ts';
import { ownHeaders } from '../support/own-headers.ts';
import { signInAsMember } from '../support/sign-in.ts';
import { becomePro } from '../support/stripe-page.ts';
import { expect, test } from '../support/test.ts';

// Surahs 67 (Pro) and 1 (free) are the models of the second form: these tests read what is written of them.

const WIDTHS = [360, 1280];
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'study');
const ribbonOf = (page: Page) => page.getByRole('navigation', { name: 'Passages of the surah' });

const rangesOf = (page: Page) =>
  ribbonOf(page)
    .locator('[data-from]')
    .evaluateAll((segments) =>
      segments.map((segment) =>
        ['data-from', 'data-to'].map((name) => Number(segment.getAttribute(name))),
      ),
    );

/** Whether ranges hold every verse from 1 to the last once. */
const coverEach = (ranges: number[][], verses: number): boolean =>
  ranges.every(([from = 0], at) => from === (ranges[at - 1]?.[1] ?? 0) + 1) &&
  ranges.at(-1)?.[1] === verses;

async function expectSound(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const low = await ribbonOf(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .map((link) => link.getBoundingClientRect())
          .filter(({ height, width: wide }) => height < 44 || wide < 44),
      );
    expect(low).toEqual([]);
    expect(await faultsOf(page, 'main')).toEqual([]);
  }
}

test.describe('the map of a surah that needs Pro', () => {
  test('[R6] [R11] shows everybody its ranges and titles, which lead to the reader, and nothing else', async ({
    page,
  }) => {
    await page.goto('/surahs/67');
    await ready(page);
    expect(coverEach(await rangesOf(page), 30)).toBe(true);
    await expectSound(page);
    await expect(page.locator('[data-whole]')).toHaveCount(0);
    const second = ribbonOf(page).getByRole('link').nth(1);
    await expect(second).toHaveAccessibleName(/^Verses? \d/);
    const from = await ribbonOf(page).locator('[data-from]').nth(1).getAttribute('data-from');
    await second.click();
    await expect(page).toHaveURL(`/read/chapter/67#67:${from}`);
  });

  test('[R6] comes from a public file when the page is reached without a document load', async ({
    page,
  }) => {
    await page.goto('/surahs/67');
    await ready(page);
    expect(coverEach(await rangesOf(page), 30)).toBe(true);
    await page.getByRole('link', { name: '68. Al-Qalam' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Al-Qalam');
    await expect.poll(async () => coverEach(await rangesOf(page), 52)).toBe(true);
  });

  test('[2.7.3] [2.8.1] leads a learner through the tabs, by keyboard too, and shows what was begun', async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await signInAsMember(page, `Learner of a map ${Date.now()}`);
    await becomePro(page);
    await page.goto('/app/surah/67');
    await ready(page);
    await expect(page.getByRole('tabpanel').locator('[data-whole]')).toBeVisible();
    await page.getByRole('tab', { name: 'Concepts' }).click();
    await expect(page.locator('[data-whole]')).toHaveCount(0);
    expect(coverEach(await rangesOf(page), 30)).toBe(true);
    const third = ribbonOf(page).getByRole('link').nth(2);
    await expect(third).toHaveAccessibleName(/0 of \d+ cards begun, 0 known/);
    await third.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?tab=concepts&passage=\d+$/);
    await expect(third).toHaveAttribute('aria-current', 'true');
    const from = await ribbonOf(page).locator('[data-from]').nth(2).getAttribute('data-from');
    await expect(page.locator(`#passage-${from}`)).toBeInViewport();
    await page.getByRole('tab', { name: 'Read' }).click();
    await expect(
      page.locator(`[data-verse="${from}"]`).getByRole('heading', { level: 3 }),
    ).toBeVisible();
    await expect(page.locator('[data-verse] h3')).toHaveCount((await rangesOf(page)).length);
    const cards = await (await page.request.get('/api/surahs/67/flashcards')).json();
    const reviewed = await page.request.post(`/api/flashcards/${cards[0].id}/review`, {
      headers: ownHeaders(page.url()),
      data: { rating: 4 },
    });
    expect(reviewed.status()).toBe(200);
    await page.reload();
    await expect(ribbonOf(page).getByRole('link', { name: /, 1 of \d+ cards begun/ })).toHaveCount(
      1,
    );
    expect(complaints).toEqual([]);
  });

  test('[R11] [2.8.1] what a concept explains is folded, in the Arabic of the corpus, and sound when it is open', async ({
    page,
  }) => {
    await signInAsMember(page, `Learner of words ${Date.now()}`);
    await becomePro(page);
    await page.goto('/app/surah/67?tab=concepts');
    await ready(page);
    const card = page
      .locator('[data-concept]')
      .filter({ has: page.getByText('Key words') })
      .first();
    const words = card.locator('[data-word]');
    await expect(words.first()).toBeHidden();
    await card.getByText('Key words').click();
    await expect(words.first()).toBeVisible();
    const arabic = words.first().locator('[lang=ar][dir=rtl]').first();
    expect(await arabic.evaluate((word) => getComputedStyle(word).fontFamily)).toContain(
      'Amiri Quran',
    );
    const address = await words.first().getAttribute('data-word');
    const [surah, ayah] = (address ?? '').split(':');
    const verse = await page.request.get(
      `/api/quran/verses/${surah}:${ayah}?edition=quran-uthmani-kfgqpc`,
    );
    expect(await verse.text()).toContain(await arabic.textContent());
    for (const details of await page.locator('main details').all()) {
      await details.evaluate((fold: HTMLDetailsElement) => (fold.open = true));
    }
    await expectSound(page);
  });
});

test.describe('the map of a free surah', () => {
  test('[P28] [R11] stands in the markup with all that is told of it, and is taken over as it is', async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    const overviews: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/overview')) overviews.push(request.url());
    });
    await page.goto('/surahs/1');
    await ready(page);
    await page.waitForLoadState('networkidle');
    expect(overviews).toEqual([]);
    expect(coverEach(await rangesOf(page), 7)).toBe(true);
    await page.getByText('The passages in order').click();
    await expect(page.locator('[data-field=passages] > li').first()).toBeVisible();
    await expectSound(page);
    await ribbonOf(page).getByRole('link').last().click();
    await expect(page).toHaveURL(/^[^?]*\/surahs\/1\?passage=\d$/);
    expect(complaints).toEqual([]);
  });
});
