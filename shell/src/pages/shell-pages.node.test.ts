import { expect, test } from 'vitest';
import { shellPageOf, shellPages } from './shell-pages.ts';

test('[2.1.1] the root is the portal, with or without a trailing slash', () => {
  expect(shellPageOf('/')).toBe('home');
});

test('[2.25] an address of nobody’s is the not-found page, and its status is 404', () => {
  for (const path of ['/nowhere', '/constructor', '/__proto__', '']) {
    expect(shellPageOf(path)).toBe('not-found');
  }
  expect(shellPages['not-found'].status).toBe(404);
});

test('every page of the shell is found at its address, a trailing slash or not', () => {
  for (const [kind, { path }] of Object.entries(shellPages)) {
    if (path === null) continue;
    expect(shellPageOf(path)).toBe(kind);
    if (path !== '/') expect(shellPageOf(`${path}/`)).toBe(kind);
  }
});
