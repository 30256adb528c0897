import { expect, test } from '@playwright/test';
import { watch } from './watch.ts';

test('a test that would leave this machine ends at once, and says from where', async ({
  browser,
  baseURL,
}) => {
  const broken: string[] = [];
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  watch(context, new URL(baseURL ?? ''), broken);
  const page = await context.newPage();
  await page.goto('/help');
  const words = `${baseURL}/help asked for https://elsewhere.test/, which is not the product’s.`;
  const step = expect(page.locator('#what-never-comes').waitFor()).rejects.toThrow(words);
  await page.goto('https://elsewhere.test/').catch(() => {});
  await step;
  expect(broken).toEqual([words]);
});

test('another port of this machine is noted, and the test goes on', async ({
  browser,
  baseURL,
}) => {
  const broken: string[] = [];
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = new URL(baseURL ?? '');
  watch(context, new URL(other), broken);
  const page = await context.newPage();
  other.port = `${Number(other.port) + 2}`;
  await page.goto(other.href);
  expect(broken).toContainEqual(expect.stringContaining(`asked for ${other.href}`));
  await context.close();
});
