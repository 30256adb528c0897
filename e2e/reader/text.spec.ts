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

type Sent = { surah: number; html: string | null };

/** Run in a page: what it shows of a surah, or what its parser makes of HTML that a server sent. */
const readText = ({ surah, html }: Sent): string[] => {
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const verses = root.querySelectorAll(`[data-chapter="${surah}"] [data-verse]`);
  return [...verses].map((verse) =>
    [
      verse.id,
      verse.querySelector('[lang=ar]')?.firstChild?.nodeValue,
      verse.querySelector('[lang=en]')?.textContent,
    ].join('\n'),
  );
};

const shownText = (page: Page, surah: number): Promise<string[]> =>
  page.evaluate(readText, { surah, html: null });

test('[3.8] every verse of all 114 surahs is the corpus’s, letter by letter, as the server sends it', async ({
  page,
  request,
}) => {
  // A document without a policy, so that the browser's own parser can be asked without showing the page.
  await page.goto('/icon.svg');
  for (const { number } of SURAHS) {
    const html = await (await request.get(`/read/chapter/${number}`)).text();
    const sent = await page.evaluate(readText, { surah: number, html });
    expect(sent).toEqual(expectedText(number));
  }
});

test('[3.8] and as the remote shows it after moving from chapter to chapter', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/read/chapter/1');
  await untilHydrated(page);
  const next = page.getByRole('link', { name: 'Next chapter' });
  for (const { number } of SURAHS) {
    expect(await shownText(page, number)).toEqual(expectedText(number));
    // Whether the link can be pressed by hand is tested in chapter.spec.ts.
    if (number < 114) await next.dispatchEvent('click');
    if (number < 114) await page.locator(`[data-chapter="${number + 1}"]`).waitFor();
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
