import { faultsOf, putTheme } from './axe.ts';
import { expect, test } from './test.ts';

test('[R11] axe finds what is planted: a picture without words, and words that are hard to see', async ({
  page,
}) => {
  await page.goto('/help');
  const ids = async (rules: 'all' | 'wcag' | 'colours') =>
    (await faultsOf(page, 'main', rules)).map(({ id }) => id);
  expect(await ids('all')).toEqual([]);
  await page.locator('main').evaluate((main) => {
    const words = document.createElement('p');
    words.textContent = 'Hard to see in the light theme';
    words.style.color = '#eee';
    main.append(document.createElement('img'), words);
  });
  for (const rules of ['all', 'wcag'] as const) {
    expect((await ids(rules)).toSorted()).toEqual(['color-contrast', 'image-alt']);
  }
  expect(await ids('colours')).toEqual(['color-contrast']);
  await putTheme(page, 'dark');
  expect(await ids('colours')).toEqual([]);
});
