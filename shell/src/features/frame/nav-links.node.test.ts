import { expect, test } from 'vitest';
import { currentness, visitorLinks } from './nav-links.ts';

test('[2.3.2] a visitor’s links are Qur’an Reader, 99 Names and Pricing, in this order', () => {
  expect(visitorLinks.map(({ label, href }) => [label, href])).toEqual([
    ['Qur’an Reader', '/reader'],
    ['99 Names', '/names'],
    ['Pricing', '/pricing'],
  ]);
});

test('[2.3.2] a link is current on its own page and, weaker, below its section', () => {
  const [reader, names] = visitorLinks;
  if (reader === undefined || names === undefined) throw new Error('no links');
  expect(currentness(reader, '/reader')).toBe('page');
  expect(currentness(reader, '/reader/')).toBe('page');
  expect(currentness(reader, '/read')).toBe('true');
  expect(currentness(reader, '/read/chapter/2')).toBe('true');
  expect(currentness(reader, '/reading')).toBeUndefined();
  expect(currentness(names, '/reader')).toBeUndefined();
  expect(currentness(names, '/')).toBeUndefined();
});

test('no link is current before the browser has said where it is', () => {
  for (const link of visitorLinks) expect(currentness(link, null)).toBeUndefined();
});
