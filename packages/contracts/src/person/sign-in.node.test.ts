import { expect, test } from 'vitest';
import { loginPath, signInProblemOf } from './sign-in.ts';

test('[2.1] the address of sign-in carries the whole path to come back to', () => {
  const url = new URL(loginPath('/read/chapter/2?verse=255#x'), 'https://fahm.test');
  expect(url.pathname).toBe('/api/login');
  expect(url.searchParams.get('returnTo')).toBe('/read/chapter/2?verse=255#x');
});

test('[2.1] a problem is read from the address, and nothing else is one', () => {
  expect(signInProblemOf('?sign-in=expired')).toBe('expired');
  expect(signInProblemOf('?sign-in=<script>')).toBeNull();
  expect(signInProblemOf('')).toBeNull();
});
