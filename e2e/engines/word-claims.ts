import { describe, expect, test } from 'vitest';
import { KEYS, until } from './driver.ts';
import { openAlive, SIZES } from './pages.ts';
import { signIn } from './sign-in.ts';
import { SECURE, SITE, type Subject } from './subject.ts';

const DIALOG = '[role=dialog]';

/** Run in a page: presses the first letter of a text, or of its last word, where it stands in whatever font. */
function pressLetter(selector: string, ofLast: boolean): void {
  const element = document.querySelector(selector);
  const text = element?.firstChild;
  if (!element || !text) return;
  element.scrollIntoView({ block: 'center' });
  const at = ofLast ? (text.textContent ?? '').trimEnd().lastIndexOf(' ') + 1 : 0;
  const letter = document.createRange();
  letter.setStart(text, at);
  letter.setEnd(text, at + 1);
  const { x, y, width, height } = letter.getBoundingClientRect();
  const where = { clientX: x + width / 2, clientY: y + height / 2 };
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...where }));
}

/** Run in a page: presses the button of this name; false while there is none. */
function pressButton(name: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('button:enabled')];
  const found = buttons.find((it) => it.checkVisibility() && it.textContent.trim() === name);
  found?.click();
  return found !== undefined;
}

const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

/** Words of the Qur'an, in the reader and as a deck, where engines find letters and lay out fields each in their way. */
export function wordClaims(subject: Subject): void {
  const says = (text: string) =>
    until(
      () => subject.browser.evaluate((it) => document.body.textContent.includes(it), text),
      `“${text}”`,
    );

  describe('words', () => {
    test('[2.11.8] the word that is pressed is the one that is told', async () => {
      const { browser } = subject;
      await openAlive(browser, SITE, '/read/chapter/112', 'reader');
      for (const [ofLast, title] of [
        [false, 'Word 1 of 4 in 112:1'],
        [true, 'Word 4 of 4 in 112:1'],
      ] as const) {
        await browser.evaluate(pressLetter, '[id="112:1"] > [lang=ar]', ofLast);
        await says(title);
        await browser.type(KEYS.escape);
        await until(
          () => browser.evaluate((it) => document.querySelector(it) === null, DIALOG),
          'no dialog',
        );
      }
    });

    test('[2.9.5] a card of the deck is shown on a phone, chosen and answered', async () => {
      const { browser } = subject;
      await signIn(subject, 'Learner of words');
      await openAlive(browser, SECURE, '/app/practice', 'study');
      await browser.resize(SIZES.phone.width, SIZES.phone.height);
      for (const name of ['Learn words', 'Begin with words', 'Start with words']) {
        await until(() => browser.evaluate(pressButton, name), name);
      }
      await says('What does the marked word mean?');
      await until(
        () => browser.evaluate(() => document.querySelectorAll('article label').length === 4),
        'four answers',
      );
      expect(await browser.evaluate(isTooWide)).toBe(false);
      await browser.click('article label');
      await until(() => browser.evaluate(pressButton, 'Submit Answer'), 'Submit Answer');
      await until(
        () => browser.evaluate(() => /Correct|Incorrect/.test(document.body.textContent)),
        'whether it was right',
      );
      await browser.open(`${SECURE}/api/logout`);
    });
  });
}
