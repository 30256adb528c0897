import { expect, test } from 'vitest';
import { costOf } from './cost.ts';
import type { Sent } from './site.ts';

const seen = { painted: 90, largest: 100, ready: 500, tasks: [], shifts: [] };
const sent: Sent[] = [
  { path: '/page', kind: 'html', bytes: 1000 },
  { path: '/style', kind: 'style', bytes: 200 },
  { path: '/font', kind: 'font', bytes: 400 },
  { path: '/icon.svg', kind: 'other', bytes: 10 },
  { path: '/early.js', kind: 'script', bytes: 1 },
  { path: '/app.js', kind: 'script', bytes: 70 },
  { path: '/idle.js', kind: 'script', bytes: 9 },
];
const resources = [
  { path: '/style', startTime: 20 },
  { path: '/font', startTime: 30 },
  { path: '/icon.svg', startTime: 80 },
  { path: '/early.js', startTime: 99 },
  { path: '/app.js', startTime: 101 },
  { path: '/idle.js', startTime: 600 },
];
const cost = costOf({ seen, resources, discovered: [] }, sent);

test('[P1] scripts asked for after the reader is ready do not count as needed for it', () => {
  expect(cost.scripts).toBe(71);
});

test('[P2] a script asked for before the largest paint is seen', () => {
  expect(cost.scriptsBeforePaint).toBe(1);
});

test('[P3] [P6] everything that was sent counts, the icon only not as needed to paint', () => {
  expect(cost.transfer).toBe(1690);
  expect(cost.requests).toBe(7);
  expect(cost.requestsToPaint).toBe(4);
});
