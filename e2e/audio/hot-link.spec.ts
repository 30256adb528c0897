// Playwright's own test: ours promises that no other origin is asked, and here the page is another's.
import { expect, test } from '@playwright/test';

test('[7.25] a page of another origin cannot embed a verse, and costs the host nothing', async ({
  page,
  baseURL,
}) => {
  const file = '128/ar.alafasy/6001.mp3';
  const requested = `${process.env['AUDIO_HOST']}/requests/${file}`;
  await page.goto(requested);
  const outcome = await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const audio = new Audio(src);
        audio.addEventListener('loadedmetadata', () => resolve('loaded'));
        audio.addEventListener('error', () => resolve('error'));
      }),
    `${baseURL}/audio/${file}`,
  );
  expect(outcome).toBe('error');
  expect(await (await fetch(requested)).json()).toEqual([]);
});
