import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complaints, type Front, startFront } from './front.ts';
import { differences, takePicture } from './geometry.ts';
import { openAlive, PAGES, SIZES } from './pages.ts';
import { SITE, type Subject } from './subject.ts';

/** How pages look beside those of Chromium, and what they complain of. */
export function lookClaims(subject: Subject): void {
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
          const here = await subject.browser.evaluate(takePicture);
          const there = await subject.chromium.evaluate(takePicture);
          expect(differences(here, there), `${width} px`).toEqual([]);
          expect(here.controls).toEqual(there.controls);
          expect(here.tooWide).toBe(0);
        }
        expect(await subject.browser.evaluate(complaints)).toEqual([]);
      });
    }
  });
}
