import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Plays a verse in the page to its end; what the media element tells of it. */
const play = (page: Page, path: string, seekTo = 0) =>
  page.evaluate(
    async ([src, from]) => {
      const audio = new Audio(src);
      const until = (type: string) =>
        new Promise((resolve, reject) => {
          audio.addEventListener(type, resolve, { once: true });
          audio.addEventListener('error', () => reject(new Error(audio.error?.message)), {
            once: true,
          });
        });
      const ended = until('ended');
      await until('loadedmetadata');
      if (from > 0) {
        audio.currentTime = from;
        await until('seeked');
      }
      const start = audio.currentTime;
      await audio.play();
      await ended;
      return { start, duration: audio.duration, end: audio.currentTime };
    },
    [path, seekTo] as const,
  );

test.beforeEach(async ({ page }) => void (await page.goto('/read/chapter/112')));

test('[7.25] a verse plays from our own origin to its end', async ({ page }) => {
  const { duration, end } = await play(page, '/audio/128/ar.alafasy/2.mp3');
  expect(duration).toBeCloseTo(1.92, 2);
  expect(end).toBeCloseTo(duration, 1);
});

test('[2.11.4] a listener seeks in a long verse, and it goes on from there', async ({ page }) => {
  const { start, duration, end } = await play(page, '/audio/64/ar.alafasy/262.mp3', 23);
  expect(start).toBe(23);
  expect(duration).toBeCloseTo(24, 2);
  expect(end).toBeCloseTo(24, 1);
});

test('[P29] one range request is sent before a verse sounds', async ({ page }) => {
  const ranges: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/audio/')) ranges.push(request.headers()['range']);
  });
  await play(page, '/audio/128/ar.alafasy/3.mp3');
  expect(ranges).toEqual(['bytes=0-']);
});

test('[7.25] what our host has not, and what is no verse, is an error of the element', async ({
  page,
}) => {
  const host = process.env['AUDIO_HOST'] ?? '';
  const path = '128/ar.husary/5001.mp3';
  await fetch(`${host}/faults/${path}`, { method: 'PUT', body: '404' });
  for (const src of [`/audio/${path}`, '/audio/128/ar.husary/6237.mp3']) {
    await expect(play(page, src)).rejects.toThrow();
  }
});
