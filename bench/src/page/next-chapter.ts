import type { Browser } from 'playwright';
import { bytesOf } from './cost.ts';
import type { Site } from './site.ts';
import { visit } from './visit.ts';

export type NextCost = { bytes: number; requests: number; scripts: number };

/** What the next chapter costs by its link, after chapter `n` was the first page of the session. */
export async function costOfNextChapter(
  browser: Browser,
  site: Site,
  n: number,
): Promise<NextCost> {
  const { page, close } = await visit(browser, `${site.url}/read/chapter/${n}`, { ready: true });
  site.take();
  await page.getByRole('link', { name: 'Next chapter' }).first().click();
  await page.waitForSelector(`[data-chapter="${n + 1}"] [id="${n + 1}:1"]`);
  await page.waitForLoadState('networkidle');
  await close();
  const sent = site.take();
  return {
    bytes: bytesOf(sent),
    requests: sent.length,
    scripts: sent.filter(({ kind }) => kind === 'script').length,
  };
}
