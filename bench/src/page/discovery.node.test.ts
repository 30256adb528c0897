import { expect, test } from 'vitest';
import { chainDepth } from './discovery.ts';

const page = { url: 'page', because: null };

test('[P6] the document alone is a chain of 1, what it names makes it 2', () => {
  expect(chainDepth([])).toBe(0);
  expect(chainDepth([page])).toBe(1);
  expect(chainDepth([page, { url: 'style', because: 'page' }])).toBe(2);
});

test('[P6] files that name each other lengthen the chain, a preload shortens it', () => {
  const chain = [
    { url: 'shell', because: 'page' },
    { url: 'remote', because: 'shell' },
    { url: 'chunk', because: 'remote' },
  ];
  expect(chainDepth([page, ...chain])).toBe(4);
  expect(chainDepth([page, { url: 'chunk', because: 'page' }, ...chain])).toBe(3);
});

test('[P6] files that name each other in a circle end', () => {
  const circle = [
    { url: 'a', because: 'b' },
    { url: 'b', because: 'a' },
  ];
  expect(chainDepth([page, ...circle])).toBeGreaterThan(1);
});
