import { expect, test } from 'vitest';
import { partOf, partPath, readPartPath } from './page-part.ts';

test('the path of a part’s fragment says page and part, and no other path does', () => {
  expect(readPartPath(partPath('/surahs/2', 8))).toEqual({ path: '/surahs/2', part: 8 });
  for (const path of ['/surahs/2', '/_passage/8', '/_passage/x/surahs/2', '/_passage/0/surahs/2']) {
    expect(readPartPath(path)).toBeNull();
  }
});

test('a part is a number from 1 to 999, written one way', () => {
  expect(partOf('?tab=rules&passage=286')).toBe(286);
  for (const search of ['', '?passage=', '?passage=08', '?passage=1000', '?passage=1e2']) {
    expect(partOf(search)).toBeNull();
  }
});
