import { findPage, patternsOf } from '@fahm/mfe-kit/page.ts';
import { expect, test } from 'vitest';
import { addresses } from '../src/fragment.tsx';
import { unitOfParams, unitPath } from '../src/lib/paths.ts';
import { pages } from '../src/pages.ts';

const idAt = (path: string) => findPage(pages, path)?.page.id ?? null;
const unitAt = (path: string) => {
  const found = findPage(pages, path);
  return found && unitOfParams(found.params);
};

test('[2.1.2] each prerendered page lies at the address that leads to it', () => {
  const all = addresses();
  // 114 chapters, 604 pages, 30 juz, 240 quarters, 6236 verses, the two addresses without a number, and three more.
  expect(all).toHaveLength(114 + 604 + 30 + 240 + 6236 + 2 + 3);
  const fixed = pages.flatMap(({ routes }) => routes.filter((route) => !route.includes(':')));
  for (const path of all) {
    const unit = unitAt(path);
    expect(unit).not.toBeNull();
    if (unit !== null && !fixed.some((route) => route === path)) expect(unitPath(unit)).toBe(path);
  }
  expect(new Set(all).size).toBe(all.length);
  expect(patternsOf(pages)).toEqual(['/reader', '/read/*']);
});

test('[2.11.2] without a number the chapter is the first', () => {
  const first = { kind: 'chapter', number: 1 };
  expect([idAt('/read/chapter'), idAt('/read')]).toEqual(['unit', 'resume']);
  for (const path of ['/read/chapter', '/read/chapter/', '/read']) {
    expect(unitAt(path)).toEqual(first);
  }
});

test('[2.1.2] what is no page is none: out of range, another spelling, somebody else’s', () => {
  const wrong = ['/read/chapter/0', '/read/chapter/115', '/read/page/605', '/read/juz/31'];
  const odd = ['/read/verse/2/255', '/read/chapter/02', '/read/chapter/2/287', '/read/page/5/1'];
  const foreign = ['/', '/readers', '/reader/2', '/read/x'];
  for (const path of [...wrong, ...odd, ...foreign]) expect(idAt(path)).toBeNull();
});

test('a verse’s page lies below its surah', () => {
  expect(unitPath({ kind: 'verse', surah: 2, ayah: 255 })).toBe('/read/chapter/2/255');
});
