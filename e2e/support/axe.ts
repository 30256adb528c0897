import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { untilPainted, untilStill } from './pages.ts';

export type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

const COLOURS = ['color-contrast', 'link-in-text-block'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds wrong in the parts of the page under a selector, once nothing moves in them; `html` is all
 * of it. With `wcag` by the criteria of WCAG 2.2 AA alone. A theme changes colours and nothing else: with
 * `colours` only the rules that look at them run, so that every theme can be looked at.
 */
export async function faultsOf(
  page: Page,
  selector: string,
  rules: 'all' | 'wcag' | 'colours' = 'all',
): Promise<Violation[]> {
  // Lines break anew when a font arrives, and axe would see one target over another meanwhile.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // What is off the screen has a height that is guessed, until axe looks at it: then all below it moves.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await untilPainted(page);
  for (const part of await page.locator(selector).all()) await untilStill(part);
  // No page of ours has a frame of another origin, and what passes need not be told: half the time.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(selector);
  if (rules === 'colours') builder.withRules(COLOURS);
  if (rules === 'wcag') builder.withTags(WCAG);
  return (await builder.analyze()).violations;
}

/** Puts a theme on the page that is there, as the script before the first paint does. */
export const putTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
