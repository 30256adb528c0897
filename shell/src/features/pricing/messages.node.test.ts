import { expect, test } from 'vitest';
import { messages } from './messages.ts';

test('what is written is told as it is', () => {
  expect(messages.coverage([])).toMatch(/^No lessons are written yet/);
  expect(messages.coverage([1])).toMatch(/^Lessons are written for surah 1 of 114 so far/);
  expect(messages.coverage([1, 2, 3, 5, 114])).toMatch(/for surahs 1 to 3, 5 and 114 of 114/);
  const all = messages.coverage(Array.from({ length: 114 }, (_, at) => at + 1));
  expect(all).toMatch(/^Lessons are written for all 114 surahs\./);
  // Of whoever has not signed nobody claims it.
  expect(all).toContain('no scholar has signed them yet');
});
