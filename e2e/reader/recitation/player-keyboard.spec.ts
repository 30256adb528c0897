import type { Page } from '@playwright/test';
import { openPlayer, versesHeard } from '../../support/audio.ts';
import { expect, test } from '../../support/test.ts';

const KURSI = '/read/chapter/2/255';
const current = (page: Page) => page.locator('[data-verse][aria-current]');
const speed = (page: Page) => page.getByRole('combobox', { name: 'Speed' });

test.use({ viewport: { width: 1280, height: 800 } });

test('[2.11.5] Space plays and pauses; arrows move by a verse; all without the player having the focus', async ({
  page,
}) => {
  const player = await openPlayer(page, KURSI);
  await page.keyboard.press('Space');
  await expect.poll(() => versesHeard(page)).toEqual([262]);
  await page.keyboard.press('Space');
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveAttribute('id', '2:256');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(current(page)).toHaveAttribute('id', '2:254');
});

test('[2.11.5] Shift with arrows, J and L jump by ten seconds', async ({ page }) => {
  const player = await openPlayer(page, KURSI);
  await page.keyboard.press('Space');
  const seek = player.getByRole('slider', { name: 'Position in the verse' });
  await expect(seek).toHaveAttribute('aria-valuetext', /of 0:24$/);
  await page.keyboard.press('Space');
  for (const [key, at] of [
    ['l', /^0:1\d/],
    ['j', /^0:0\d/],
    ['Shift+ArrowRight', /^0:1\d/],
    ['Shift+ArrowLeft', /^0:0\d/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(seek).toHaveAttribute('aria-valuetext', at);
  }
});

test('[2.11.5] [9.8] Up and Down change the speed by 0.25 within 0.5 and 2; 1 to 5 set it; R repeats', async ({
  page,
}) => {
  const player = await openPlayer(page, KURSI);
  await page.keyboard.press('ArrowUp');
  await expect(speed(page)).toHaveValue('1.25');
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowUp');
  await expect(speed(page)).toHaveValue('2');
  await page.keyboard.press('ArrowDown');
  await expect(speed(page)).toHaveValue('1.75');
  for (const [key, value] of Object.entries({ 1: '0.5', 2: '0.75', 3: '1', 4: '1.25', 5: '1.5' })) {
    await page.keyboard.press(key);
    await expect(speed(page)).toHaveValue(value);
  }
  for (const mode of ['Verse', 'Surah', 'Off']) {
    await page.keyboard.press('r');
    await expect(player.getByRole('button', { name: `Repeat ${mode}` })).toBeVisible();
  }
});

test('[2.11.5] keys belong to fields, to what is pressed by Space, and to sheets', async ({
  page,
}) => {
  const player = await openPlayer(page, KURSI);
  const repeat = player.getByRole('button', { name: /^Repeat/ });
  await repeat.focus();
  await page.keyboard.press('Space');
  await expect(repeat).toHaveAccessibleName('Repeat Verse');
  expect(await versesHeard(page)).toEqual([]);
  await page.keyboard.press('g');
  await page.getByRole('dialog').locator('input').first().focus();
  await page.keyboard.type('r5 j');
  await page.keyboard.press('Escape');
  await expect(repeat).toHaveAccessibleName('Repeat Verse');
  await expect(speed(page)).toHaveValue('1');
  expect(await versesHeard(page)).toEqual([]);
});

test('[2.11.5] with single-key shortcuts off, and while audio is off, the keys are the page’s', async ({
  page,
}) => {
  await openPlayer(page, KURSI, { shortcuts: false });
  await page.keyboard.press('r');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Repeat Off' })).toBeVisible();
  expect(await versesHeard(page)).toEqual([]);
  await page.evaluate(() =>
    localStorage.setItem('fahm.reader.settings', JSON.stringify({ version: 2 })),
  );
  await page.goto('/read/chapter/2');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('[2.11.5] where it is set so, Left goes on, as the Arabic runs', async ({ page }) => {
  await openPlayer(page, KURSI, { forwardKey: 'left' });
  await page.keyboard.press('Space');
  await expect(current(page)).toHaveAttribute('id', '2:255');
  await page.keyboard.press('ArrowLeft');
  await expect(current(page)).toHaveAttribute('id', '2:256');
});

test('[2.11.5] `?` lists the keys while audio is on, and the reader’s own keys still act', async ({
  page,
}) => {
  await openPlayer(page, KURSI);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('row', { name: /Space/ })).toContainText('Play or pause');
  await expect(sheet.getByRole('row')).toHaveCount(17);
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/2\/256$/);
});
