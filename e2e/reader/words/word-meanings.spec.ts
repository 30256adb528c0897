import { faultsOf, putTheme } from '../../support/axe.ts';
import { untilHydrated } from '../../support/pages.ts';
import { openSettings, showSettings } from '../../support/settings.ts';
import { expect, test } from '../../support/test.ts';

const entry = (id: string) => [id, id, null, 'noun', [`meaning of ${id}`]];
/** Surah 112: its first verse has four words of two entries, the second one of none. */
const FILE = {
  entries: [entry('one'), entry('two')],
  meanings: [[[0, 0]], [[1, 0]]],
  words: [
    [1, 2, 1, 2],
    [1, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ],
  before: {},
  after: {},
};

test('[2.11.9] [3.18] meanings stand under words, less where words are known; then the translation waits for a press', async ({
  page,
}) => {
  await page.route('**/words/112-0.json', (route) => route.fulfill({ json: FILE }));
  const sheet = await openSettings(page, '/read/chapter/112', 'Text');
  const arabic = () =>
    page.locator('[data-verse] > [lang=ar]').evaluateAll((verses) =>
      verses.map((verse) => {
        const copy = verse.cloneNode(true) as HTMLElement;
        for (const gloss of copy.querySelectorAll('[lang=en]')) gloss.remove();
        return copy.textContent;
      }),
    );
  const before = await arabic();
  const glosses = page.locator('[id="112:1"] [data-word] > [lang=en]');
  await sheet.getByRole('radio', { name: 'All', exact: true }).click();
  await expect(glosses).toHaveCount(4);
  await expect(page.locator('[id="112:2"] [data-word] > [lang=en]')).toHaveCount(1);
  await expect(page.getByText('Marked 0 % of the words of Al-Ikhlas')).toBeVisible();
  expect(await arabic()).toEqual(before);

  await sheet.getByRole('radio', { name: 'Words you do not know' }).click();
  await sheet.getByRole('tab', { name: 'Translation' }).click();
  await sheet.getByRole('switch', { name: 'A translation that fades' }).click();
  await page.keyboard.press('Escape');
  await page.locator('[id="112:1"] [data-word="1"]').click();
  const word = page.getByRole('dialog');
  await word.getByRole('button', { name: 'I know this word' }).click();
  await expect(glosses).toHaveCount(2);
  await page.keyboard.press('ArrowLeft');
  await expect(word).toContainText('meaning of two');
  await word.getByRole('button', { name: 'I know this word' }).click();
  await page.keyboard.press('Escape');
  await expect(glosses).toHaveCount(0);
  const first = page.locator('[id="112:1"]');
  await expect(first.getByRole('button', { name: 'Show the translation' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Show the translation' })).toHaveCount(1);
  await first.getByRole('button', { name: 'Show the translation' }).click();
  await expect(first.locator('[data-tr]')).toContainText('Allah');
  await expect(page.getByText('Marked 33 % of the words of Al-Ikhlas')).toBeVisible();

  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText('Marked 33 %')).toBeVisible();
  const again = await showSettings(page, 'Text');
  await again.getByRole('radio', { name: 'All', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(glosses).toHaveCount(4);
  for (const theme of ['light', 'dark', 'sepia']) {
    await putTheme(page, theme);
    expect(await faultsOf(page, '[data-unit]', 'colours')).toEqual([]);
  }
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});
