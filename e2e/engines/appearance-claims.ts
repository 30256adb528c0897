import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complaints, type Front, startFront } from './front.ts';
import { differences, takePicture } from './geometry.ts';
import { openAlive, PAGES, SIZES } from './pages.ts';
import { SITE, type Subject } from './subject.ts';

/** What differs between a page in one browser and in the other, as text: a list would be cut short where it is printed. */
async function unlike(here: Subject['browser'], there: Subject['chromium']): Promise<string> {
  const [one, other] = [await here.evaluate(takePicture), await there.evaluate(takePicture)];
  const [shown, shownThere] = [one, other].map(({ controls }) => controls.join(' | '));
  return [
    ...differences(one, other),
    shown === shownThere ? '' : `${shown}, in Chromium ${shownThere}`,
    one.tooWide === 0 ? '' : `${one.tooWide} px wider than the screen`,
  ]
    .filter(Boolean)
    .join('\n');
}

const SETTINGS = 'fahm.reader.settings';

/** Run in a page: chooses the layout of the verses, on the device and in the cookie. */
function chooseLayout(key: string, layout: string): void {
  document.cookie = `prefs=layout%3D${layout};path=/`;
  localStorage.setItem(key, JSON.stringify({ version: 3, layout }));
}

/** Run in a page: as if nothing had been chosen. */
function forgetSettings(key: string): void {
  document.cookie = 'prefs=;path=/;max-age=0';
  localStorage.removeItem(key);
}

/** Run in a running page: its verses and their translations, whether they share lines, and what does not fit. */
function readRunning() {
  const verses = [...document.querySelectorAll('[data-running] [data-verse]')];
  const [first, second] = verses.map((verse) => [...verse.getClientRects()]);
  const end = first?.at(-1);
  return {
    verses: verses.map((verse) => verse.textContent),
    translations: [...document.querySelectorAll('[data-tr]')].map((it) => it.textContent),
    shareLines: Math.abs((end?.top ?? 0) - (second?.[0]?.top ?? 99)) < 2,
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}

/** How pages look beside those of Chromium, and what they complain of. */
export function appearanceClaims(subject: Subject): void {
  describe('pages beside those of Chromium', () => {
    let site: Front;
    beforeAll(async () => {
      site = await startFront(SITE);
      site.listen();
    });
    afterAll(() => site.close());

    test('what a page complains of is heard', async () => {
      await openAlive(subject.browser, site.url, '/help', null);
      await subject.browser.evaluate(() => console.error('heard'));
      expect(await subject.browser.evaluate(complaints)).toEqual(['heard']);
    });

    for (const [path, remote] of Object.entries(PAGES)) {
      test(`[R11] ${path}: all stands where it does in Chromium, and nothing is complained of`, async () => {
        const both = [subject.browser, subject.chromium];
        await Promise.all(both.map((it) => openAlive(it, site.url, path, remote)));
        for (const { width, height } of Object.values(SIZES)) {
          await Promise.all(both.map((it) => it.resize(width, height)));
          // Lines move until each browser has laid out the new width in fonts that arrive on their own.
          await expect
            .poll(() => unlike(subject.browser, subject.chromium), { timeout: 5000 })
            .toBe('');
        }
        expect(await subject.browser.evaluate(complaints)).toEqual([]);
      });
    }

    test('[R11] [2.11.6] verses run on in one line as in Chromium, with the same text', async () => {
      const both = [subject.browser, subject.chromium];
      await Promise.all(both.map((it) => openAlive(it, site.url, '/help', null)));
      await Promise.all(both.map((it) => it.evaluate(chooseLayout, SETTINGS, 'running')));
      await Promise.all(both.map((it) => openAlive(it, site.url, '/read/page/3', 'reader')));
      for (const { width, height } of Object.values(SIZES)) {
        await Promise.all(both.map((it) => it.resize(width, height)));
        const [here, there] = await Promise.all(both.map((it) => it.evaluate(readRunning)));
        expect(here).toEqual(there);
        expect(here?.verses).toHaveLength(11);
        expect(here?.shareLines).toBe(true);
      }
      expect(await subject.browser.evaluate(complaints)).toEqual([]);
      await Promise.all(both.map((it) => it.evaluate(forgetSettings, SETTINGS)));
    });
  });
}
