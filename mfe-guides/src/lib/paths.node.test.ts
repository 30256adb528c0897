import { expect, test } from 'vitest';
import { GUIDES_ROUTES, pageOfPath, prerenderedPages, versePath } from './paths.ts';

test('[2.1.5] [2.1.12] the hub and the names have two addresses each', () => {
  expect(prerenderedPages()).toEqual([
    { path: '/guides', page: 'hub' },
    { path: '/names', page: 'names' },
    { path: '/app/guides', page: 'hub' },
    { path: '/app/names', page: 'names' },
  ]);
  expect(prerenderedPages()).toHaveLength(GUIDES_ROUTES.length);
});

test('a slash at the end does not matter, and what is not ours is nothing', () => {
  expect(pageOfPath('/names/')).toBe('names');
  for (const path of ['/', '/namesake', '/names/1', '/app', '/app/app/names', '/read/chapter/1']) {
    expect(pageOfPath(path)).toBeNull();
  }
});

test('a verse is addressed in the reader, at its own anchor', () => {
  expect(versePath('59:24')).toBe('/read/chapter/59#59:24');
});
