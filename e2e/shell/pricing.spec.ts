import { faultsOf } from '../support/axe.ts';
import { signInAsMember } from '../support/sign-in.ts';
import { becomePro } from '../support/stripe-page.ts';
import { expect, test } from '../support/test.ts';

const plan = (name: string) => `[data-plan=${name}]`;

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.14.1] [2.1.3] the page has its heading and subtitle', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your learning path');
    await expect(page.getByText('Unlock access to everything we have to offer')).toBeVisible();
  });

  test('[2.14.2] [9.1] Free costs nothing, for ever, and leads to the start', async ({ page }) => {
    await page.goto('/pricing');
    const free = page.locator(plan('Free'));
    await expect(free).toContainText('£0 Forever');
    await expect(free).toContainText('Limited access');
    await expect(free.getByRole('listitem')).toHaveText([
      'Full Qur’an reader access',
      '5 surah rules',
      '5 surah concepts',
      '5 surah stories',
      '5 surah flashcards',
      '5 surah mastery guides',
      'Extensive study folders',
      'AI Coach for 5 surahs: 10 messages a day',
    ]);
    await expect(free.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/');
  });

  test('[2.14.3] [1.5] [9.1] Pro costs £4.99 a month, and leads to the subscription', async ({
    page,
  }) => {
    await page.goto('/pricing');
    const pro = page.locator(plan('Pro'));
    await expect(pro).toContainText('£4.99 per month');
    await expect(pro).toContainText('Best value');
    const upgrade = pro.getByRole('link', { name: 'Upgrade to Pro' });
    await expect(upgrade).toHaveAttribute('href', '/subscribe');
    await expect(page.getByText('No setup fees. Cancel anytime. Prices are in GBP')).toBeVisible();
  });

  test('what is written today is said beside what is sold', async ({ page }) => {
    await page.goto('/pricing');
    const section = page.getByRole('region', { name: 'What is written today' });
    await expect(section).toContainText(
      /(Lessons are written for (surahs? [\d, and to]+ of|all) 114|No lessons)/,
    );
  });
});

test('[2.14.3] who has Pro is told so, and is offered no upgrade', async ({ page }) => {
  await signInAsMember(page, `Payer of the plan ${Date.now()}`, '/pricing');
  const pro = page.locator(plan('Pro'));
  await expect(pro.getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible();
  await expect(pro.getByText('This is your plan.')).toBeHidden();
  await becomePro(page);
  // Until it is known who asks, nothing is offered that they have.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/user', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/auth/user');
  await page.reload();
  await asked;
  await expect(pro.getByRole('link', { name: 'Upgrade to Pro' })).toHaveCount(0);
  held.resolve();
  await expect(pro.getByText('This is your plan.')).toBeVisible();
  await expect(pro.getByRole('link', { name: 'Upgrade to Pro' })).toHaveCount(0);
  await expect(pro.getByRole('link', { name: 'Manage it in your profile' })).toHaveAttribute(
    'href',
    '/app/profile',
  );
});

for (const width of [360, 768, 1280]) {
  test(`[R11] at ${width} px it has no accessibility violation and does not overflow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pricing');
    expect(await faultsOf(page, 'html')).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
