import { chromium } from 'playwright';
import { type Driver, expressionOf } from './driver.ts';

/** What geometry is compared with. */
export type Reference = Pick<Driver, 'open' | 'evaluate' | 'resize' | 'close'>;

/** Starts Chromium: the other tests look at it, so it says here only where things stand. */
export async function launchChromium(executablePath: string): Promise<Reference> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage();
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'commit' });
    },
    evaluate: async (action, ...args_) =>
      JSON.parse(await page.evaluate<string>(expressionOf(action, args_))) as never,
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
