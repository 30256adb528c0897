import { describe, expect, test } from 'vitest';
import { skeleton } from './skeleton.ts';

describe('[3.8] the skeleton of a text', () => {
  test('[3.8] two encodings of one spelling have one skeleton', () => {
    const pairs = [
      ['\u0623', '\u0640\u0654\u0627'], // hamza on alef, or before it on a tatweel
      ['\u0624', '\u0648\u0654'],
      ['\u0626', '\u064A\u0655'],
      ['\u0649', '\u064A'],
    ];
    for (const [one = '', other = ''] of pairs) expect(skeleton(one)).toBe(skeleton(other));
  });

  test('[3.8] vowels, pause signs, spaces and the small waw are no part of it', () => {
    expect(skeleton('\u0628\u064E\u0651\u06D6 \u06DE\u0628\u08F0\u0653\u06E5\u0640')).toBe(
      '\u0628\u0628',
    );
  });

  test('[3.8] each letter, hamza and dagger alef counts', () => {
    const kept =
      '\u0621\u0625\u0627\u0628\u0629\u062A\u0648\u064A\u0671\u0654\u0670\u06E6\u06E7\u06E8';
    expect(skeleton(kept)).toBe(kept);
    for (const one of kept) expect(skeleton(kept.replace(one, ''))).not.toBe(kept);
  });

  test('[3.8] dotted and undotted, or wasla and alef, are not mistaken for one another', () => {
    const letters = Array.from({ length: 0x64b - 0x621 }, (_, index) => 0x621 + index)
      .filter((codePoint) => codePoint < 0x63b || codePoint > 0x640)
      .map((codePoint) => skeleton(String.fromCodePoint(codePoint)));
    // Alef maqsura alone shares its skeleton, with ya.
    expect(new Set(letters).size).toBe(letters.length - 1);
    expect(skeleton('\u0671')).not.toBe(skeleton('\u0627'));
  });
});
