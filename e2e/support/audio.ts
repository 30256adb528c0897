import { expect, type Page } from '@playwright/test';
import { untilHydrated } from './pages.ts';

/** Address of the audio host's stand-in; see workers/audio/test/audio-host/README.md. */
const HOST = process.env['AUDIO_HOST'] ?? '';

/** What a media element told, in the order in which it did. */
export type Heard = {
  event: string;
  /** Path of its file, `/audio/128/ar.alafasy/1.mp3`. */
  file: string;
  /** Milliseconds since the page was opened. */
  at: number;
};

/** Switches audio on for a page that is still to be opened, and notes what its media elements tell. */
export async function withAudio(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  const { themePreset } = settings;
  // The theme is stamped into the page by the server, out of the cookie.
  if (typeof themePreset === 'string') {
    const value = encodeURIComponent(`theme=${themePreset}`);
    const url = process.env['BASE_URL'] ?? 'http://127.0.0.1:8788';
    await page.context().addCookies([{ name: 'prefs', value, url }]);
  }
  await page.addInitScript((chosen) => {
    const key = 'fahm.reader.settings';
    if (localStorage.getItem(key) === null) {
      localStorage.setItem(key, JSON.stringify({ version: 2, audio: true, ...chosen }));
    }
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    const files = new WeakMap<HTMLMediaElement, string>();
    const watch = (element: HTMLMediaElement) => {
      const isKnown = files.has(element);
      // An element may have let go of its file by the time it tells.
      files.set(element, new URL(element.src).pathname);
      if (isKnown) return;
      for (const event of ['playing', 'pause', 'emptied', 'ended', 'seeked', 'error']) {
        element.addEventListener(event, () =>
          heard.push({ event, file: files.get(element) ?? '', at: performance.now() }),
        );
      }
    };
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its element below.
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playAndNote() {
      watch(this);
      return play.call(this);
    };
  }, settings);
}

export const heardBy = (page: Page): Promise<Heard[]> =>
  page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

/** Global numbers of the verses that were heard to their end, in order; each as often as it was. */
export async function versesEnded(page: Page): Promise<number[]> {
  const heard = await heardBy(page);
  return heard.filter(({ event }) => event === 'ended').map(({ file }) => numberOf(file));
}

/** Global numbers of the verses that sounded one after the other: a busy machine begins one several times. */
export async function versesHeard(page: Page): Promise<number[]> {
  const heard = await heardBy(page);
  const verses = heard.filter(({ event }) => event === 'playing').map(({ file }) => numberOf(file));
  return verses.filter((ayah, at) => ayah !== verses[at - 1]);
}

export const numberOf = (file: string): number => Number(/(\d+)\.mp3$/.exec(file)?.[1]);

/** Paths of recitation files that the page asks for from now on. */
export function audioRequests(
  page: Page,
): { path: string; range: string | null; method: string }[] {
  const requested: { path: string; range: string | null; method: string }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    const method = request.method();
    if (!path.startsWith('/audio/')) return;
    requested.push({ path, range: request.headers()['range'] ?? null, method });
  });
  return requested;
}

export const playerOf = (page: Page) => page.getByRole('region', { name: 'Recitation' });

/** Opens a page of the reader with the player on it. */
export async function openPlayer(
  page: Page,
  path: string,
  settings: Record<string, unknown> = {},
): Promise<ReturnType<typeof playerOf>> {
  await withAudio(page, settings);
  await page.goto(path);
  await untilHydrated(page);
  const player = playerOf(page);
  await expect(player).toBeVisible();
  return player;
}

/** Waits until the player stands so many seconds after the beginning of its verse. */
export async function untilHeard(page: Page, seconds: number): Promise<void> {
  const seek = playerOf(page).getByRole('slider', { name: 'Position in the verse' });
  const at = async () => {
    const [, minute, second] =
      /^(\d+):(\d+)/.exec((await seek.getAttribute('aria-valuetext')) ?? '') ?? [];
    return Number(minute) * 60 + Number(second);
  };
  await expect.poll(at, { timeout: 15_000 }).toBeGreaterThanOrEqual(seconds);
}

/** Has the stand-in fail below a path of its files, `128/ar.alafasy/7.mp3`. */
export async function breakFiles(path: string, fault: string): Promise<void> {
  await fetch(`${HOST}/faults/${path}`, { method: 'PUT', body: fault });
}
