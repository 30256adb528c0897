import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { launchChromium } from './chromium.ts';
import { type Driver, until } from './driver.ts';
import { type Front, startFront } from './front.ts';
import { appearanceClaims } from './appearance-claims.ts';
import { networkClaims } from './network-claims.ts';
import { peopleClaims } from './people-claims.ts';
import { type StripeHosts, startStripeHosts } from './stripe-hosts.ts';
import { SITE, type Subject } from './subject.ts';
import { wordClaims } from './word-claims.ts';

type Engine = Pick<Subject, 'name' | 'trustedTypes'> & {
  /** `proxyPort`: where a proxy for https listens. */
  launch: (proxyPort: number) => Promise<Driver>;
};

/** What is claimed of every browser. One start serves all of it. */
export function claimsOf({ name, launch, trustedTypes }: Engine): void {
  let browser: Driver;
  let chromium: Subject['chromium'];
  let fronts: Front[] = [];
  let stripe: StripeHosts;

  beforeAll(async () => {
    const path = process.env['CHROMIUM_PATH'] ?? '';
    stripe = await startStripeHosts();
    [browser, chromium] = await Promise.all([launch(stripe.port), launchChromium(path)]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), chromium.close()]);
    stripe.close();
  });
  afterEach(async () => {
    await browser.open('about:blank');
    await Promise.all(fronts.map((front) => front.close()));
    fronts = [];
  });

  const subject: Subject = {
    name,
    trustedTypes,
    get browser() {
      return browser;
    },
    get chromium() {
      return chromium;
    },
    front: async () => {
      const started = await startFront(SITE);
      fronts.push(started);
      return started;
    },
    isShown: (selector) =>
      until(
        () => browser.evaluate((it) => document.querySelector(it)?.checkVisibility(), selector),
        `${selector} is shown`,
      ),
    hasFocus: (selector) =>
      browser.evaluate((it) => document.activeElement?.closest(it) instanceof Element, selector),
  };

  describe(name, () => {
    appearanceClaims(subject);
    networkClaims(subject);
    peopleClaims(subject);
    wordClaims(subject);
  });
}
