import { expect, test } from 'vitest';
import { accountPageOf, asksToSignIn, requiresOnboarding, isPrivate } from './route-table.ts';

test('[2.1.1] the start page is the portal, until somebody seems to be signed in', () => {
  expect(isPrivate('/', false)).toBe(false);
  expect(isPrivate('/', true)).toBe(true);
});

test('[2.1.2] to [2.1.6] what is open to visitors is nobody’s own, signed in or not', () => {
  const open = ['/reader', '/read/chapter/2', '/read/page/604', '/read', '/pricing', '/subscribe'];
  const guides = ['/figures', '/figures/fig_musa', '/timeline', '/umrah-timeline', '/guides'];
  for (const path of [...open, ...guides, '/names', '/dua-guide', '/surahs/2', '/app/surah/2']) {
    for (const signedIn of [true, false]) expect(isPrivate(path, signedIn), path).toBe(false);
  }
});

test('[2.1.8] to [2.1.14] what belongs to people who are signed in is not there for others', () => {
  const app = ['/app', '/app/surah', '/app/coach/2', '/app/profile', '/app/concepts'];
  const guides = ['/app/figures', '/app/figures/fig_musa', '/app/timeline', '/app/dua-guide'];
  for (const path of [...app, ...guides, '/app/guides', '/app/names', '/onboarding', '/app/']) {
    for (const signedIn of [true, false]) expect(isPrivate(path, signedIn), path).toBe(true);
  }
});

test('[2.16.1] [6.5] concepts management alone asks visitors to sign in by itself', () => {
  expect(asksToSignIn('/app/concepts')).toBe(true);
  expect(asksToSignIn('/app/coach/2')).toBe(true);
  for (const path of ['/app', '/app/surah', '/app/folders', '/app/concepts/x']) {
    expect(asksToSignIn(path), path).toBe(false);
  }
});

test('[6.6] before onboarding is done only it, the legal pages and help are reachable', () => {
  for (const path of [
    '/onboarding',
    '/privacy',
    '/terms',
    '/help',
    '/contact',
    '/credits',
    '/corrections',
  ]) {
    expect(requiresOnboarding(path), path).toBe(false);
  }
  for (const path of ['/', '/app', '/reader', '/read/chapter/2', '/pricing', '/nowhere']) {
    expect(requiresOnboarding(path), path).toBe(true);
  }
});

test('an account page is found at its addresses, a trailing slash or not', () => {
  expect(accountPageOf('/')).toBeNull();
  expect(accountPageOf('/app/')).toBeNull();
  expect(accountPageOf('/app/profile')).toBe('profile');
  expect(accountPageOf('/onboarding/')).toBe('onboarding');
  expect(accountPageOf('/subscribe')).toBe('subscribe');
  expect(accountPageOf('/app/names')).toBeNull();
});
