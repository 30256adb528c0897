import { findPage, prerendered } from '@fahm/mfe-kit/page.ts';
import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import { expect, test } from 'vitest';
import { readContent } from '../scripts/content.ts';
import { versePath } from '../src/lib/paths.ts';
import { pages, patterns } from '../src/pages.ts';

const content = readContent();
const [figure] = content.figures;
const addresses = [...prerendered(pages, { ...content, figures: figure ? [figure] : [] })];
const PUBLIC = ['/guides', '/umrah-timeline', '/timeline', '/dua-guide', '/names', '/figures'];

test('[2.1.4] [2.1.5] [2.1.7] [2.1.12] [2.1.13] every page has a public address and one inside the study app', () => {
  const all = [...PUBLIC, `/figures/${figure?.id}`].flatMap((path) => [path, `/app${path}`]);
  expect(addresses.map(({ path }) => path)).toEqual(all);
});

test('every page is among the routes, and its address names it', () => {
  for (const { path, page } of addresses) {
    expect(patterns.some((pattern) => matchesRoute(pattern, path))).toBe(true);
    expect(findPage(pages, path)?.page).toBe(page);
    expect(findPage(pages, `${path}/`)?.page).toBe(page);
  }
});

test('what is not ours is nothing', () => {
  const others = ['/', '/namesake', '/names/1', '/app', '/app/app/names', '/figures/a/b', '/read'];
  for (const path of others) expect(findPage(pages, path)).toBeNull();
});

test('a verse is addressed in the reader, at its own anchor', () => {
  expect(versePath('59:24')).toBe('/read/chapter/59#59:24');
});
