import { readSurahText } from '@fahm/quran/corpus.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** What the corpus says a chapter page must show: key, Arabic, translation of each verse in order. */
function expectedText(surah: number): string[] {
  return readSurahText(surah).verses.map(({ ayah, arabic, translation }) =>
    [`${surah}:${ayah}`, arabic, translation].join('\n'),
  );
}

/** What the page shows, read as a person's browser holds it. */
function shownText(page: Page, surah: number): Promise<string[]> {
  return page
    .locator(`[data-chapter="${surah}"]`)
    .evaluate((article) =>
      [...article.querySelectorAll<HTMLElement>('[data-verse]')].map((verse) =>
        [
          verse.id,
          verse.querySelector('[lang=ar]')?.firstChild?.nodeValue,
          verse.querySelector('[lang=en]')?.textContent,
        ].join('\n'),
      ),
    );
}

test('[3.8] every verse of all 114 surahs is the corpus’s, letter by letter, as the server sends it', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const { number } of SURAHS) {
    await page.goto(`/read/chapter/${number}`, { waitUntil: 'domcontentloaded' });
    expect(await shownText(page, number)).toEqual(expectedText(number));
  }
  await context.close();
});

test('[3.8] and as the remote shows it after moving from chapter to chapter', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/read/chapter/1');
  await untilHydrated(page);
  for (const { number } of SURAHS) {
    expect(await shownText(page, number)).toEqual(expectedText(number));
    if (number < 114) await page.getByRole('link', { name: 'Next chapter' }).click();
    if (number < 114) await expect(page.locator(`[data-chapter="${number + 1}"]`)).toBeVisible();
  }
});

test('[3.8] a surah that was damaged on its way is not left standing: its text is fetched anew', async ({
  page,
}) => {
  await page.route('**/read/chapter/112', async (route) => {
    const response = await route.fetch();
    const [first = '', second = ''] = expectedText(112).map((verse) => verse.split('\n')[1]);
    // Two verses change places: every letter is right, and the surah is not.
    const body = (await response.text())
      .replace(first, '\u0000')
      .replace(second, first)
      .replace('\u0000', second);
    await route.fulfill({ response, body });
  });
  const fetched = page.waitForResponse(/\/text\/[0-9a-f]+\/112\.json$/);
  await page.goto('/read/chapter/112');
  await fetched;
  await expect.poll(() => shownText(page, 112)).toEqual(expectedText(112));
});
