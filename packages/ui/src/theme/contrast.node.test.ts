import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('[2.11.3] black on white is 21, a colour on itself 1, and the order does not matter', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#336699', '#336699')).toBe(1);
  expect(contrast('#14171a', '#6fcfb4')).toBe(contrast('#6fcfb4', '#14171a'));
});

test('[2.11.3] the darkest grey that WCAG lets pass on white is #767676', () => {
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});
