import { expect, test } from 'vitest';
import { rangeOf, readerPath, shownReference, widened } from './model.ts';

const range = (reference: string) => {
  const found = rangeOf(reference);
  if (found === null) throw new Error(reference);
  return found;
};

test('[5.1] what is no reference stands for no verse', () => {
  for (const text of ['', 'x', '2:287', '115:1', '2:5-1']) expect(rangeOf(text)).toBeNull();
});

test('[3.7] all three forms lead to where they begin in the reader', () => {
  expect(readerPath(range('2:255'))).toBe('/read/chapter/2#2:255');
  expect(readerPath(range('2:285-3:2'))).toBe('/read/chapter/2#2:285');
  expect(shownReference(range('2:1-5'))).toBe('2:1–5');
});

test('a verse more goes over into the next surah, and stops at the ends of the Qur’an', () => {
  expect(widened(range('2:286'), 'after')).toEqual(range('2:286-3:1'));
  expect(widened(range('3:1'), 'before')).toEqual(range('2:286-3:1'));
  expect(widened(range('1:1'), 'before')).toBeNull();
  expect(widened(range('114:6'), 'after')).toBeNull();
});
