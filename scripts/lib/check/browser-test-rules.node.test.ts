import { expect, test } from 'vitest';
import { breachesIn } from './browser-test-rules.ts';

const FILE = 'e2e/reader/planted.spec.ts';

test.each([
  ['await page.waitForTimeout(300);'],
  ['await new Promise((resolve) => setTimeout(resolve, 50));'],
  ["await page.getByRole('main').click({ position: { x: 180, y: 600 } });"],
  ['await page.mouse.click(180, 26);'],
  ['await page.mouse.move(400, 300);'],
  ["expect(await page.locator('li').count()).toBe(3);"],
  ["import { expect, test } from '@playwright/test';"],
  ['await new AxeBuilder({ page }).analyze();'],
])('a browser test that depends on its machine is refused: %s', (planted) => {
  const [breach, ...others] = breachesIn(FILE, `// A line before.\n${planted}\n`);
  expect(breach).toMatchObject({ file: FILE, line: 2 });
  expect(others).toEqual([]);
});

test.each([
  ["import type { Page } from '@playwright/test';"],
  ['await page.mouse.move(x + by, y, { steps: 4 });'],
  ['await expect.poll(() => cards.count()).toBeGreaterThan(3);'],
  ['const later = setTimeout.bind(window);'],
  ["// Playwright's own test: the page is another's.\nimport { test } from '@playwright/test';"],
])('what waits for the page, or knows where something is, is allowed: %s', (allowed) => {
  expect(breachesIn(FILE, allowed)).toEqual([]);
});

test('what supports the tests, and what is no browser test, is not judged', () => {
  expect(breachesIn('e2e/support/axe.ts', 'new AxeBuilder({ page })')).toEqual([]);
  expect(breachesIn('scripts/lib/run.ts', 'setTimeout(resolve, 5)')).toEqual([]);
});
