import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReturnTo } from './return-to.ts';

const ORIGIN = 'https://fahm.test';

/** Where a browser goes that is led to the path: the worker writes it behind the origin. */
const goal = (requested: string) => new URL(`${ORIGIN}${readReturnTo(requested, ORIGIN)}`);

describe('a path of our own', () => {
  test.each([
    '/',
    '/app',
    '/read/chapter/2?verse=255',
    '/read/chapter/2#2:255',
    '/a%20b?x=%2F%2Fevil.test',
    '/surahs/114?next=https://evil.test',
    '/x//y',
  ])('[2.1] %s is returned to as it is', (path) => {
    expect(readReturnTo(path, ORIGIN)).toBe(path);
  });

  test('[2.1] what is not asked for is the start', () => {
    expect(readReturnTo(undefined, ORIGIN)).toBe('/');
  });

  test.each(['/api/logout', '/api', '/API/login', '/x/../api/logout', '/%2e%2e/api/logout'])(
    '[R8] %s is no page to return to',
    (path) => expect(readReturnTo(path, ORIGIN)).toBe('/'),
  );
});

const HOSTS = [
  'evil.test',
  'evil.test:443',
  'user@evil.test',
  '127.0.0.1',
  '[::1]',
  'xn--e1awd7f.test',
];
const FRONTS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\\\',
  'https://',
  'HTTPS://',
  'https:/',
  'https:',
  'https:\\\\',
  '//\\',
  '/..//',
  '/.//',
  '/%2e%2e//',
  '/x/../..//',
  '/;//',
  '/\t/',
  '/\n/',
  '\t//',
  ' //',
  '\u0000//',
  '/\u00a0/',
  '\uff0f\uff0f',
  '/\u2044/',
  'javascript://',
  'data:text/html,',
  'blob:https://',
  'ftp://',
  '@',
  '.',
  ':',
  '',
  '?//',
  '#//',
  'https://fahm.test@',
  'https://fahm.test.',
  '//fahm.test@',
  '//fahm.test\\@',
  '/%0d%0aLocation:%20https://',
  '/\r\nLocation: https://',
  '/%5c',
  '/%2f/',
  '//%2f',
];
const TAILS = ['', '/', '/app', '?x', '#x', '/..', '\\app', '%00'];

const table = FRONTS.flatMap((front) =>
  HOSTS.flatMap((host) => TAILS.map((tail) => `${front}${host}${tail}`)),
);

test(`[R8] of ${table.length} addresses that mean another site, none leaves ours`, () => {
  expect(table.length).toBeGreaterThanOrEqual(500);
  for (const requested of table) {
    expect(goal(requested).origin, requested).toBe(ORIGIN);
    expect(readReturnTo(requested, ORIGIN), requested).toMatch(/^\/(?![/\\])/);
    expect(readReturnTo(requested, ORIGIN), requested).not.toMatch(/[\r\n\t\\]/);
  }
});

test('[R8] nor does any other text', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    'https',
    'evil.test',
    '\t',
    '\n',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.array(piece, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(text, (requested) => {
      const path = readReturnTo(requested, ORIGIN);
      expect(goal(requested).origin).toBe(ORIGIN);
      expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      // As a path alone, should it ever be written without the origin.
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 1000, seed: 8 },
  );
}, 60_000);

test('[R8] an endless path is the start', () => {
  expect(readReturnTo(`/${'x'.repeat(1500)}`, ORIGIN)).toBe('/');
});
