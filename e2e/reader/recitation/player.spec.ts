import {
  audioRequests,
  breakFiles,
  heardBy,
  numberOf,
  openPlayer,
  untilHeard,
  playerOf,
  versesEnded,
  versesHeard,
  withAudio,
} from '../../support/audio.ts';
import { untilHydrated } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

const FATIHAH = '/read/chapter/1';
const KAWTHAR = '/read/chapter/108';
/** Global numbers of surah 108. */
const KAWTHAR_AYAHS = [6205, 6206, 6207];
const play = { name: 'Play', exact: true };

test('[2.11.4] play sounds the verse that is read, marks it, and goes on to the end', async ({
  page,
}) => {
  const player = await openPlayer(page, KAWTHAR, { speed: 2 });
  await player.getByRole('button', play).click();
  await expect(page.locator('[data-verse][aria-current]')).toHaveAttribute('id', '108:1');
  await expect(player.getByText('Al-Kawthar 108:1')).toBeVisible();
  await expect(page.locator('[data-verse][aria-current]')).toHaveAttribute('id', '108:3', {
    timeout: 10_000,
  });
  await expect(player.getByText('Al-Kawthar has ended.')).toBeVisible({ timeout: 10_000 });
  await expect(page.locator('[data-verse][aria-current]')).toHaveCount(0);
  expect(await versesHeard(page)).toEqual(KAWTHAR_AYAHS);
});

test('[4.9] the next verse begins within one frame of the end of the one before', async ({
  page,
}) => {
  const player = await openPlayer(page, FATIHAH);
  await player.getByRole('button', play).click();
  await expect.poll(() => versesHeard(page), { timeout: 20_000 }).toHaveLength(5);
  const heard = await heardBy(page);
  const gaps = heard.flatMap(({ event, file, at }) => {
    if (event !== 'ended') return [];
    const next = heard.find(
      (it) => it.event === 'playing' && numberOf(it.file) === numberOf(file) + 1,
    );
    return next === undefined ? [] : [next.at - at];
  });
  expect(gaps).toHaveLength(4);
  // The machine may be busy for one of them.
  expect(gaps.toSorted((a, b) => a - b)[1]).toBeLessThanOrEqual(17);
});

test('[2.11.4] a verse is heard as often as was chosen, and the choice is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const player = await openPlayer(page, KAWTHAR, { speed: 2 });
  await player.getByRole('combobox', { name: 'Times each verse is played' }).selectOption('2×');
  await player.getByRole('button', play).click();
  await expect
    .poll(() => versesEnded(page), { timeout: 15_000 })
    .toEqual(KAWTHAR_AYAHS.flatMap((ayah) => [ayah, ayah]));
  await page.reload();
  await expect(player.getByRole('combobox', { name: 'Times each verse is played' })).toHaveValue(
    '2',
  );
});

test('[4.9] after the last verse of a surah that is repeated the first begins', async ({
  page,
}) => {
  const player = await openPlayer(page, KAWTHAR, { speed: 2, repeat: 'surah' });
  await player.getByRole('button', play).click();
  await expect.poll(() => versesHeard(page), { timeout: 15_000 }).toEqual([...KAWTHAR_AYAHS, 6205]);
});

test('[4.9] [B21] a quality that fails gives way to another, and the verse is heard', async ({
  page,
}) => {
  await breakFiles('128/ar.alafasy/6226.mp3', '404');
  const requested = audioRequests(page);
  const player = await openPlayer(page, '/read/chapter/113');
  await player.getByRole('button', play).click();
  await expect.poll(() => versesHeard(page)).toContain(6226);
  const paths = [
    ...new Set(requested.filter(({ path }) => path.endsWith('/6226.mp3')).map(({ path }) => path)),
  ];
  expect(paths).toEqual(['/audio/128/ar.alafasy/6226.mp3', '/audio/64/ar.alafasy/6226.mp3']);
});

test('[8.6] a verse that is nowhere, one that does not come, and one that cannot be played are told apart', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const player = await openPlayer(page, '/read/chapter/111');
  for (const [ayah, fault, words] of [
    [6217, '404', 'No audio available for verse 1.'],
    [6218, '500', 'Failed to load audio'],
    [6219, 'garbage', 'Playback failed'],
  ] as const) {
    for (const bitrate of [64, 128]) await breakFiles(`${bitrate}/ar.alafasy/${ayah}.mp3`, fault);
    const next = player.getByRole('button', { name: 'Next verse' });
    await (ayah === 6217 ? player.getByRole('button', play) : next).click();
    await expect(player.getByRole('alert')).toHaveText(words, { timeout: 15_000 });
    await expect(player.getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  await player.getByRole('button', { name: 'Next verse' }).click();
  await expect(player.getByRole('alert')).toHaveText('');
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('[4.9] playing goes on in a hidden tab, where no frame is drawn and timers are late', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const later = setTimeout.bind(window);
    let isHidden = false;
    Object.assign(window, {
      hide: () => {
        isHidden = true;
        document.dispatchEvent(new Event('visibilitychange'));
      },
      requestAnimationFrame: (draw: FrameRequestCallback) =>
        isHidden ? 0 : later(() => draw(performance.now()), 16),
      setTimeout: (task: () => void, ms = 0) => later(task, isHidden ? Math.max(1000, ms) : ms),
    });
    Object.defineProperty(document, 'hidden', { get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', {
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
  });
  const player = await openPlayer(page, KAWTHAR, { speed: 2 });
  await player.getByRole('button', play).click();
  await expect.poll(() => versesHeard(page)).toEqual([6205]);
  await page.evaluate(() => (window as unknown as { hide: () => void }).hide());
  await expect.poll(() => versesEnded(page), { timeout: 15_000 }).toEqual(KAWTHAR_AYAHS);
  const heard = await heardBy(page);
  const at = (event: string, ayah: number) =>
    heard.find((it) => it.event === event && numberOf(it.file) === ayah)?.at ?? 0;
  expect(at('playing', 6207) - at('ended', 6206)).toBeLessThan(500);
});

test('[P29] while audio is off nothing of it is asked for', async ({ page }) => {
  const requested = audioRequests(page);
  const catalogues: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('format=audio') || /listening/.test(request.url()))
      catalogues.push(request.url());
  });
  await page.goto(FATIHAH);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('s');
  await page.getByRole('tab', { name: 'Audio' }).click();
  await page.getByRole('switch', { name: 'Audio' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  expect(catalogues).toEqual([]);
});

test('[P29] one range request before there is sound; then the next verse and no other', async ({
  page,
}) => {
  const requested = audioRequests(page);
  // 2:255 lasts long enough to look at.
  const player = await openPlayer(page, '/read/chapter/2/255');
  expect(requested).toEqual([]);
  await player.getByRole('button', play).click();
  await expect.poll(() => versesHeard(page)).toEqual([262]);
  await untilHeard(page, 2);
  expect(requested).toEqual([
    { path: '/audio/128/ar.alafasy/262.mp3', range: 'bytes=0-', method: 'GET' },
    { path: '/audio/128/ar.alafasy/263.mp3', range: 'bytes=0-', method: 'GET' },
  ]);
});

test('[P29] a device that saves data gets 64 kbps, and nothing in advance', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requested = audioRequests(page);
  const player = await openPlayer(page, '/read/chapter/2/255');
  await player.getByRole('button', play).click();
  await expect.poll(() => versesHeard(page)).toEqual([262]);
  await untilHeard(page, 2);
  expect(requested.map(({ path }) => path)).toEqual(['/audio/64/ar.alafasy/262.mp3']);
});

test('[2.11.4] a place in the verse is sought, and ten seconds carry over into the next verse', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const player = await openPlayer(page, '/read/chapter/2/255');
  await player.getByRole('button', play).click();
  const seek = player.getByRole('slider', { name: 'Position in the verse' });
  await expect(seek).toHaveAttribute('aria-valuetext', /of 0:24$/);
  await player.getByRole('button', { name: 'Pause' }).click();
  await player.getByRole('button', { name: 'Forward 10 seconds' }).click();
  await expect(seek).toHaveAttribute('aria-valuetext', /^0:1\d of 0:24$/);
  await player.getByRole('button', { name: 'Back 10 seconds' }).click();
  await expect(seek).toHaveAttribute('aria-valuetext', /^0:0\d of 0:24$/);
  await seek.press('End');
  await expect(seek).toHaveAttribute('aria-valuetext', '0:24 of 0:24');
  await player.getByRole('button', { name: 'Back 10 seconds' }).click();
  await expect(seek).toHaveAttribute('aria-valuetext', '0:14 of 0:24');
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await player.getByRole('button', { name: 'Forward 10 seconds' }).click();
  await expect(page.locator('[data-verse][aria-current]')).toHaveAttribute('id', '2:256');
});

test('[2.11.4] every control is in the sheet: repetition, speed, a passage, a timer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const player = await openPlayer(page, KAWTHAR);
  await player.getByRole('button', { name: 'All controls of the recitation' }).click();
  const sheet = page.getByRole('dialog', { name: 'Recitation' });
  await sheet.getByRole('radio', { name: '1.5', exact: true }).click();
  await sheet.getByRole('radio', { name: 'Surah' }).click();
  await sheet.getByRole('radio', { name: '3×' }).click();
  await sheet.getByRole('radio', { name: '15 min' }).click();
  await expect(sheet.getByText(/Stops in 15 min/)).toBeVisible();
  await sheet.getByRole('button', play).click();
  await sheet.getByRole('switch', { name: 'Repeat a passage' }).click();
  await sheet.getByRole('combobox', { name: 'From' }).selectOption('108:2');
  await sheet.getByRole('combobox', { name: 'To' }).selectOption('108:2');
  await expect.poll(async () => (await versesHeard(page)).at(-1)).toBe(6206);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect
    .poll(async () => (await versesEnded(page)).filter((ayah) => ayah === 6206).length, {
      timeout: 20_000,
    })
    .toBeGreaterThan(3);
  expect(await versesHeard(page)).not.toContain(6207);
});

test('[2.11.4] "Play from here" switches audio on and begins with that verse', async ({ page }) => {
  await withAudio(page, { audio: false });
  await page.goto(FATIHAH);
  await untilHydrated(page);
  await page.locator('[id="1:5"]').getByRole('link', { name: '1:5' }).click();
  await page.getByRole('menuitem', { name: 'Play from here' }).click();
  await expect(playerOf(page)).toBeVisible();
  await expect.poll(() => versesHeard(page)).toContain(5);
  expect((await versesHeard(page))[0]).toBe(5);
});

test('[2.11.4] where it is to go on, the next surah follows and is turned to', async ({ page }) => {
  await openPlayer(page, KAWTHAR, { speed: 2, goOn: true });
  await page.locator('[id="108:3"]').getByRole('link', { name: '108:3' }).click();
  await page.getByRole('menuitem', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/\/read\/chapter\/109$/, { timeout: 15_000 });
  await expect(page.locator('[data-verse][aria-current]')).toHaveAttribute('id', '109:1');
});

test('[4.9] the device shows what is heard, and its buttons work', async ({ page }) => {
  await page.addInitScript(() => {
    const actions: Record<string, (details: object) => void> = {};
    Object.assign(window, { actions });
    const set = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
    navigator.mediaSession.setActionHandler = (name, act) => {
      if (act !== null) actions[name] = act as (details: object) => void;
      set(name, act);
    };
  });
  const player = await openPlayer(page, '/read/chapter/2/255');
  await player.getByRole('button', play).click();
  await expect.poll(() => versesHeard(page)).toEqual([262]);
  const session = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession;
      return { title: metadata?.title, artist: metadata?.artist, state: playbackState };
    });
  await expect
    .poll(session)
    .toEqual({ title: 'Al-Baqarah 2:255', artist: 'Alafasy', state: 'playing' });
  const press = (name: string, details = {}) =>
    page.evaluate(
      ([action, more]) => {
        (window as unknown as { actions: Record<string, (it: object) => void> }).actions[action]?.(
          more,
        );
      },
      [name, details] as const,
    );
  await press('pause');
  await expect(player.getByRole('button', play)).toBeVisible();
  await press('nexttrack');
  await expect.poll(async () => (await session()).title).toBe('Al-Baqarah 2:256');
  await press('previoustrack');
  await press('play');
  await press('seekto', { seekTime: 12 });
  await expect
    .poll(async () => (await heardBy(page)).some(({ event }) => event === 'seeked'))
    .toBe(true);
});
