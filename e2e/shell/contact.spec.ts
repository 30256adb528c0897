import type { Request } from '@playwright/test';
import { collectComplaints } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const REPORTS = '**/api/reports';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('[2.2.5] the contact page says what it needs, and sends nobody’s words into an address', async ({
    page,
  }) => {
    const response = await page.goto('/contact');
    expect(await response?.text()).toContain('<noscript><p>Sending a message needs JavaScript');
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  });
});

test('[2.2.5] a message that could not be sent stays, is sent again as the same, and is thanked for', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/reports')) bodies.push(request.postDataJSON() as never);
  });
  await page.route(REPORTS, (route) => route.abort());
  await page.goto('/contact');
  const field = page.getByLabel('Your message');
  await field.fill('  The times of prayer?  ');
  await page.getByLabel('Your e-mail address').fill('maryam@learners.test');
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(page.getByText('Your message could not be sent.')).toBeVisible();
  await expect(field).toHaveValue('  The times of prayer?  ');
  await page.unroute(REPORTS);
  await send.click();
  const thanks = page.getByRole('status').filter({ hasText: 'Your message has arrived.' });
  await expect(thanks).toBeFocused();
  const [first, second] = bodies;
  expect(second).toEqual(first);
  expect(second).toMatchObject({
    kind: 'contact',
    about: null,
    message: 'The times of prayer?',
    email: 'maryam@learners.test',
  });
  expect(complaints.filter((words) => !words.includes('ERR_FAILED'))).toEqual([]);
});

test('[2.2.5] back from a remote’s page the form works as before', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('html[data-shell=ready]').waitFor();
  await page.getByRole('banner').getByRole('link', { name: '99 Names' }).click();
  await expect(page.locator('[data-name="1"]')).toBeVisible();
  await page.goBack();
  await page.getByLabel('Your message').fill('Still here');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message has arrived.')).toBeVisible();
});
