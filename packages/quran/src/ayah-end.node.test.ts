import { expect, test } from 'vitest';
import { arabicDigits, ayahEnd } from './ayah-end.ts';

test('[2.11.2] a verse end is U+06DD followed by the number in Arabic-Indic digits', () => {
  expect(ayahEnd(1)).toBe('\u06DD\u0661');
  expect(ayahEnd(286)).toBe('\u06DD\u0662\u0668\u0666');
});

test('[2.11.2] all ten digits are the Arabic-Indic ones', () => {
  expect(arabicDigits(1234567890)).toBe(
    '\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u0660',
  );
});

test('[2.11.2] a number that no verse can have is an error of the program', () => {
  for (const n of [-1, 1.5, Number.NaN, Infinity]) expect(() => ayahEnd(n)).toThrow(RangeError);
});
