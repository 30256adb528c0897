import { expect, test } from 'vitest';
import { until } from './driver.ts';
import { openAlive, untilAlive } from './pages.ts';
import { KAWTHAR, SITE, type Subject } from './subject.ts';

/** What arrives, in which order, and what does not run. */
export function networkClaims(subject: Subject): void {
  test(`Trusted Types are ${subject.trustedTypes ? '' : 'not '}there, and a page comes alive`, async () => {
    await openAlive(subject.browser, SITE, KAWTHAR, 'reader');
    expect(await subject.browser.evaluate(() => 'trustedTypes' in window)).toBe(
      subject.trustedTypes,
    );
  });

  test('[R12] a changed script does not run, and what the server wrote stays', async () => {
    const site = await subject.front();
    site.tamper(/\/mf\/reader\/.+\.js$/);
    await subject.browser.open(`${site.url}${KAWTHAR}`);
    await until(
      () =>
        subject.browser.evaluate(() =>
          [...document.querySelectorAll('button')].some((it) => it.textContent === 'Retry'),
        ),
      'Retry',
    );
    expect(await subject.browser.evaluate(() => 'tampered' in window)).toBe(false);
    await subject.isShown('[id="108:1"] [lang=ar]');
  });

  test('the first verses are there before the page has arrived', async () => {
    const site = await subject.front();
    const release = site.holdBack('/read/chapter/2');
    await subject.browser.open(`${site.url}/read/chapter/2`);
    await subject.isShown('[id="2:1"] [lang=ar]');
    expect(await subject.browser.evaluate(() => document.readyState)).toBe('loading');
    expect(await subject.browser.evaluate(() => document.getElementById('2:286') === null)).toBe(
      true,
    );
    release();
    await untilAlive(subject.browser, '/read/chapter/2', 'reader');
    expect(await subject.browser.evaluate(() => document.getElementById('2:286') === null)).toBe(
      false,
    );
  });

  workerClaims(subject);
}

/** What is claimed of the service worker. */
function workerClaims(subject: Subject): void {
  test('[R8] a visited page opens without a network, alive', async () => {
    const site = await subject.front();
    await openAlive(subject.browser, site.url, KAWTHAR, 'reader');
    await until(
      () =>
        subject.browser.evaluate(
          async (path) =>
            navigator.serviceWorker.controller !== null &&
            (await (await caches.open('pages-1')).match(path)) !== undefined,
          KAWTHAR,
        ),
      'the page is kept',
    );
    site.cut();
    await subject.browser.open('about:blank');
    await openAlive(subject.browser, site.url, KAWTHAR, 'reader');
    await subject.isShown('[id="108:3"] [lang=ar]');
  });

  test('[2.1] a sign-in asks the server once while the service worker is there', async () => {
    const site = await subject.front();
    await openAlive(subject.browser, site.url, '/help', null);
    await until(
      () => subject.browser.evaluate(() => navigator.serviceWorker.controller !== null),
      'the worker controls',
    );
    await subject.browser.open(`${site.url}/api/login?returnTo=/help`);
    await subject.isShown('input[name=name]');
    expect(site.requested.filter((path) => path === '/api/login')).toHaveLength(1);
  });
}
