import { expect, test } from 'vitest';
import { matchesRoute } from './routes.ts';

test.each([
  ['/guides', '/guides', true],
  ['/guides', '/guides/', true],
  ['/guides', '/guides/more', false],
  ['/read/*', '/read', true],
  ['/read/*', '/read/chapter/2', true],
  ['/read/*', '/reader', false],
  ['/', '/', true],
  ['/', '/read', false],
])('pattern %s and path %s: %s', (pattern, path, matches) => {
  expect(matchesRoute(pattern, path)).toBe(matches);
});
