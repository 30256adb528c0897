import { signInAsMember } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('[8.8] without keys the product runs, and says that payments are being configured', async ({
  page,
}) => {
  await signInAsMember(page, 'Payer before there are keys', '/subscribe');
  const text = 'Payment system is being configured. Please try again later or contact support.';
  await expect(page.getByRole('alert').getByText(text)).toBeVisible();
  const toast = page.getByRole('listitem').filter({ hasText: 'Setup Error' });
  await expect(toast).toContainText(text);
});
