import { signInAsMember } from '../support/sign-in.ts';
import { faultsOf } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('[2.3.1] [R11] on a phone four links stand at the foot for somebody signed in, and cover nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAsMember(page, 'Thumb at the foot', '/app/surah/2');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await expect(bar.getByRole('link')).toHaveText(['Today', 'Study', 'Read', 'Coach']);
  await expect(bar.getByRole('link', { name: 'Study' })).toHaveAttribute('aria-current', 'true');
  await expect(bar.getByRole('link', { name: 'Coach' })).toHaveAttribute('href', '/app/coach/2');
  await bar.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('As-salamu alaikum');
  await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  // The last line of the page can be scrolled above it.
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link').last().focus();
  const [line, edge] = [await footer.boundingBox(), await bar.boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
  expect(await faultsOf(page, 'nav[aria-label="Quick links"]')).toEqual([]);
  await page.setViewportSize({ width: 768, height: 640 });
  await expect(bar).toBeHidden();
});

test('[2.3.1] the links at the foot give way to what is memorized, and a visitor has none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/read/chapter/112');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await expect(page.locator('[data-verse]').first()).toBeVisible();
  await expect(bar).toHaveCount(0);
  await signInAsMember(page, 'Thumb at the foot', '/read/chapter/112');
  await expect(bar).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('region', { name: 'Memorization' })).toBeVisible();
  await expect(bar).toBeHidden();
});
