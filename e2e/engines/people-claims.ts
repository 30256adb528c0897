import { expect, test } from 'vitest';
import { CARDS } from '../support/stripe.ts';
import { KEYS, until } from './driver.ts';
import { openAlive, untilAlive } from './pages.ts';
import { signIn } from './sign-in.ts';
import { KAWTHAR, SECURE, SITE, type Subject } from './subject.ts';

const SETTINGS_LINK = 'a[aria-label="Reading settings"]';
const DIALOG = '[role=dialog]';

/** What people do: listen, press keys, type, sign in. */
export function peopleClaims(subject: Subject): void {
  playerClaim(subject);
  focusClaims(subject);
  signInClaim(subject);
  checkoutClaim(subject);
}

/**
 * Run in the page: plays where there is no sound card. Firefox then plays only what is muted; WebKitGTK 2.50 calls itself
 * until its stack is full, in more than half of all starts, when it is told to play what it has not loaded yet.
 */
const playOnAnyMachine = (): void => {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its element below.
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = async function playMuted() {
    this.muted = true;
    this.preload = 'auto';
    if (this.readyState < HTMLMediaElement.HAVE_ENOUGH_DATA) {
      await new Promise((resolve) => {
        this.addEventListener('canplaythrough', resolve, { once: true });
      });
    }
    await play.call(this);
  };
};

function playerClaim(subject: Subject): void {
  test('[2.11.4] the player sounds a surah to its last verse', async () => {
    await openAlive(subject.browser, SITE, '/help', null);
    await subject.browser.evaluate(() => {
      // At its own speed: WebKitGTK 2.50 falls over another one before sound flows.
      const settings = { version: 2, audio: true, speed: 1 };
      localStorage.setItem('fahm.reader.settings', JSON.stringify(settings));
    });
    await openAlive(subject.browser, SITE, KAWTHAR, 'reader');
    await subject.browser.evaluate(playOnAnyMachine);
    await subject.isShown('button[aria-label=Play]');
    await subject.browser.click('button[aria-label=Play]');
    await until(
      () =>
        subject.browser.evaluate(() => document.body.textContent.includes('Al-Kawthar has ended.')),
      'the end of the surah',
    );
  });
}

function focusClaims(subject: Subject): void {
  test('[R11] a dialog takes the focus, keeps it, and gives it back', async () => {
    await openAlive(subject.browser, SITE, '/read/chapter/112', 'reader');
    await subject.browser.click(SETTINGS_LINK);
    await until(() => subject.hasFocus(DIALOG), 'focus in the dialog');
    for (const step of [1, 2, 3, 4]) {
      await subject.browser.type(KEYS.tab);
      expect(await subject.hasFocus(DIALOG), `Tab ${step}`).toBe(true);
    }
    await subject.browser.type(KEYS.escape);
    await until(() => subject.hasFocus(SETTINGS_LINK), 'focus where it was');
    expect(
      await subject.browser.evaluate((it) => document.querySelector(it) === null, DIALOG),
    ).toBe(true);
  });

  test('what people type runs in the direction of its letters', async () => {
    await openAlive(subject.browser, SITE, '/read/search', 'reader');
    const directionOf = () =>
      subject.browser.evaluate(() => {
        const field = document.querySelector('[data-search-field]');
        return field === null ? null : getComputedStyle(field).direction;
      });
    await subject.browser.click('[data-search-field]');
    await subject.browser.type('سلام');
    expect(await directionOf()).toBe('rtl');
    await openAlive(subject.browser, SITE, '/read/search', 'reader');
    await subject.browser.click('[data-search-field]');
    await subject.browser.type('peace');
    expect(await directionOf()).toBe('ltr');
  });
}

const schemeOf = ({ browser }: Subject) =>
  browser.evaluate(() => {
    const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
    return [colorScheme, backgroundColor];
  });

/** How the first box to tick is drawn. */
const look = () => {
  const box = document.querySelector<HTMLInputElement>('[data-aims] input');
  if (box === null) return null;
  const { appearance, backgroundColor, borderTopColor } = getComputedStyle(box);
  return { appearance, ground: backgroundColor, edge: borderTopColor };
};

/** Study is dark to its scroll bars, and a box to tick is none that the engine draws for a light page. */
async function expectDark(subject: Subject): Promise<void> {
  const { browser } = subject;
  await openAlive(browser, SECURE, '/app/surah/1?tab=mastery', 'study');
  // Scroll bars go by the scheme, and in Firefox by the ground.
  expect(await schemeOf(subject)).toEqual(['dark', 'rgb(15, 21, 23)']);
  await subject.isShown('[data-aims] input');
  const empty = { appearance: 'none', ground: 'rgba(0, 0, 0, 0)', edge: 'rgb(154, 168, 165)' };
  expect(await browser.evaluate(look)).toEqual(empty);
  await until(
    () =>
      browser.evaluate(
        () => document.querySelector<HTMLInputElement>('[data-aims] input')?.disabled === false,
      ),
    'what is ticked is known',
  );
  await browser.click('[data-aims] input');
  const accent = 'rgb(92, 200, 168)';
  // A click is answered before the page has drawn what it changed.
  await expect
    .poll(() => browser.evaluate(look))
    .toEqual({ ...empty, ground: accent, edge: accent });
}

const CARD_NUMBER = 'input[aria-label="Card number"]';
const PAY = `form:has(${CARD_NUMBER}) button[type=submit]:enabled`;

function checkoutClaim(subject: Subject): void {
  test('[2.15.1] [7.26] a refused card is said, a bank is visited, and Pro is open', async () => {
    const { browser } = subject;
    const says = (text: string) =>
      until(
        () => browser.evaluate((it) => document.body.textContent.includes(it), text),
        `“${text}”`,
      );
    await signIn(subject, 'Payer');
    await openAlive(browser, SECURE, '/subscribe', null);
    const payWith = async (card: string) => {
      // Once it can be sent, the form stands still: a click before could meet the button instead of the field.
      await subject.isShown(PAY);
      await browser.click(CARD_NUMBER);
      await until(() => subject.hasFocus(CARD_NUMBER), 'focus in the field');
      await browser.evaluate(
        (it) => document.querySelector<HTMLInputElement>(it)?.select(),
        CARD_NUMBER,
      );
      await browser.type(card);
      await browser.click(PAY);
    };
    await payWith(CARDS.refused);
    await says('Your card was declined.');
    await payWith(CARDS.bank);
    await says('Already Subscribed!');
    const status = () =>
      browser.evaluate(async () => (await fetch('/api/subscription/status')).json() as unknown);
    expect(await status()).toEqual({ hasActiveSubscription: true });
    // The secret does not stay in the address.
    expect(await browser.evaluate(() => location.search)).toBe('');
    await browser.open(`${SECURE}/api/logout`);
    await untilAlive(browser, '/', null);
  });
}

function signInClaim(subject: Subject): void {
  test('[2.1] [2.17] people sign in over https, are known, choose a theme, and sign out', async () => {
    await signIn(subject, 'Learner');
    // The page may read that somebody is signed in, and not the session's secret.
    expect(await subject.browser.evaluate(() => document.cookie)).toBe('signed_in=1');
    await openAlive(subject.browser, SECURE, '/app', 'study');
    await expectDark(subject);
    await subject.browser.evaluate(() => {
      document.cookie = `prefs=${encodeURIComponent('theme=sepia')}; path=/; secure`;
    });
    await openAlive(subject.browser, SECURE, '/reader', 'reader');
    expect(await subject.browser.evaluate(() => document.documentElement.dataset['theme'])).toBe(
      'sepia',
    );
    expect(await schemeOf(subject)).toEqual(['light', 'rgba(0, 0, 0, 0)']);
    await subject.browser.open(`${SECURE}/api/logout`);
    await untilAlive(subject.browser, '/', null);
    const status = () =>
      subject.browser.evaluate(async () => (await fetch('/api/auth/user')).status);
    expect(await status()).toBe(401);
  });
}
