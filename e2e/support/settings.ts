import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from './pages.ts';

export const SIZES = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;

export type SettingsTab = 'Text' | 'Colours' | 'Translation' | 'Audio' | 'More';

/** Opens a page of the reader, and its settings at one of their tabs. */
export async function openSettings(page: Page, path: string, tab: SettingsTab): Promise<Locator> {
  await page.goto(path);
  await untilHydrated(page);
  return showSettings(page, tab);
}

/** Opens the settings of the page that is there. */
export async function showSettings(page: Page, tab: SettingsTab): Promise<Locator> {
  await page.getByRole('link', { name: 'Reading settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reading settings' });
  await sheet.getByRole('tab', { name: tab }).click();
  await expect(sheet.getByRole('tabpanel').first()).toHaveAccessibleName(tab);
  return sheet;
}

/** The value of a property on all verses of the page: their number, and what is different among them. */
export const onVerses = (page: Page, part: 'ar' | 'translation', property: string) =>
  page
    .locator(part === 'ar' ? '[data-verse] > [lang=ar]' : '[data-verse] > [data-tr]')
    .evaluateAll((elements, name) => {
      const values = elements.map((element) => getComputedStyle(element).getPropertyValue(name));
      return { verses: elements.length, values: [...new Set(values)] };
    }, property);

/** Qur'an fonts that were fetched, by the names of their files. */
export const fontsFetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /([a-z-]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? [])
      .toSorted(),
  );
