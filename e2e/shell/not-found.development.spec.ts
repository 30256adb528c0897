import { expect, test } from '../support/test.ts';

test('[2.25] a development build asks whether the page was added to the router', async ({
  page,
}) => {
  await page.goto('/nowhere');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
