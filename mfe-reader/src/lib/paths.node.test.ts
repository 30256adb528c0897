import { expect, test } from 'vitest';
import { placeOfPath, prerenderedPages, unitPath } from './paths.ts';

test('[2.1.2] each prerendered page lies at the address that leads to it', () => {
  const pages = [...prerenderedPages()];
  // 114 chapters, 604 pages, 30 juz, 240 quarters, 6236 verses, and the two addresses without a number.
  expect(pages).toHaveLength(114 + 604 + 30 + 240 + 6236 + 2);
  for (const { path, unit } of pages.slice(1))
    expect(placeOfPath(path)).toEqual({ page: 'unit', unit });
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test('[2.11.2] without a number the chapter is the first', () => {
  const first = { page: 'unit', unit: { kind: 'chapter', number: 1 } };
  expect(placeOfPath('/read/chapter')).toEqual(first);
  expect(placeOfPath('/read/chapter/')).toEqual(first);
});

test('[2.1.2] what is no page is none: out of range, another spelling, somebody else’s', () => {
  const wrong = ['/read/chapter/0', '/read/chapter/115', '/read/page/605', '/read/juz/31'];
  const odd = ['/read/verse/2/255', '/read/chapter/02', '/read/chapter/2/287', '/read/page/5/1'];
  const foreign = ['/', '/readers', '/reader/2', '/read/x'];
  for (const path of [...wrong, ...odd, ...foreign]) expect(placeOfPath(path)).toBeNull();
});

test('a verse’s page lies below its surah', () => {
  expect(unitPath({ kind: 'verse', surah: 2, ayah: 255 })).toBe('/read/chapter/2/255');
});
