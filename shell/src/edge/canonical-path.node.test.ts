import { expect, test } from 'vitest';
import { canonicalPath, leadToCanonical } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/read/chapter/2', '/read/chapter/2'],
  ['/read/chapter/2/', '/read/chapter/2/'],
  ['/%72ead/%63hapter/%32', '/read/chapter/2'],
  ['//read///chapter//2', '/read/chapter/2'],
  ['/read%2Fchapter%2f2', '/read/chapter/2'],
  ['/read/x%2F..%2Fchapter/2', '/read/chapter/2'],
  ['/..%2f..%2f', '/'],
  ['/%2F%2Fevil.example/', '/evil.example/'],
  // What means something else stays encoded, and other writing keeps the one encoding that it has.
  ['/a%3Fb%23c%25', '/a%3Fb%23c%25'],
  ['/%d9%a2', '/%D9%A2'],
  ['/a%252Fb', '/a%252Fb'],
  ['/%5cevil.example', '/%5Cevil.example'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('%s is spelt %s, and that spelling is its own', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
  expect(canonicalPath(expected)).toBe(expected);
});

test('who asks by another spelling is led to the one, query and all, and never to another host', () => {
  const led = leadToCanonical(new URL('https://fahm.test//evil.example//x?passage=2'));
  expect(led?.status).toBe(308);
  expect(led?.headers.get('location')).toBe('/evil.example/x?passage=2');
  expect(leadToCanonical(new URL('https://fahm.test/evil.example?x'))).toBeNull();
});
