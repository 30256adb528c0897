import { expect, test } from 'vitest';
import { toUnicodeCodePoints } from './code-points.ts';

test('[3.8] the six code points of the Complex become those of Unicode fonts', () => {
  expect(toUnicodeCodePoints('\u0657\u065E\u0656\u0652\u065C\u2009')).toBe(
    '\u08F0\u08F1\u08F2\u06DF\u06EA',
  );
});

test('[3.8] everything else stays, in its order and unnormalised', () => {
  const unordered = '\u0627\u0653 \u0628\u0651\u064E \u0628\u064E\u0651';
  expect(toUnicodeCodePoints(unordered)).toBe(unordered);
  expect(unordered.normalize('NFC')).not.toBe(unordered);
});
