import { openSettings, SIZES } from '../../support/settings.ts';
import { expect, test } from '../../support/test.ts';

const GOAL_MS = 120;
const ROUNDS = 12;

const CHANGES = [
  { tab: 'Text', what: 'Arabic size', names: ['Large', 'Small'] },
  { tab: 'Text', what: 'Arabic font', names: ['Scheherazade', 'Uthmani'] },
  { tab: 'Colours', what: 'theme', names: ['Dark', 'Sepia'] },
] as const;

/** Presses one and the other in turn; answers how long each took until it was painted. */
async function timeClicks({ both, rounds }: { both: (Node | null)[]; rounds: number }) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    (both[round % 2] as HTMLElement).click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // A task after the frame's: the frame is painted.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
    times.push(performance.now() - begun);
  }
  return times;
}

for (const { tab, what, names } of CHANGES) {
  // Printed and not gated: the figure depends on the machine. The test holds that the change is seen at all.
  test(`[P13] ${what} on surah 2 at a quarter of the processor, from the press to the paint`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(SIZES.phone);
    const sheet = await openSettings(page, '/read/chapter/2', tab);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const both = await Promise.all(
      names.map((name) => sheet.getByRole('radio', { name, exact: true }).elementHandle()),
    );
    const times = await page.evaluate(timeClicks, { both, rounds: ROUNDS });
    // The first of each font also fetches its file.
    const typical =
      times.slice(2).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2) - 1] ?? Number.NaN;
    console.log(`P13 ${what}: ${typical.toFixed(0)} ms at the median, goal ${GOAL_MS} ms`);
    expect(typical).toBeGreaterThan(0);
  });
}
