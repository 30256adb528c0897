import { findPage, pathOf, patternsOf } from '@fahm/mfe-kit/page.ts';
import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import { expect, test } from 'vitest';
import { readContent } from '../scripts/content.ts';
import { addresses as addressesOf } from '../src/fragment.tsx';
import { versePath } from '../src/lib/paths.ts';
import { pages } from '../src/pages.ts';

const content = readContent();
const [figure] = content.figures;
const addresses = addressesOf({ ...content, figures: figure ? [figure] : [] });
const PUBLIC = ['/guides', '/umrah-timeline', '/timeline', '/dua-guide', '/names', '/figures'];

test('[2.1.4] [2.1.5] [2.1.7] [2.1.12] [2.1.13] every page has a public address and one inside the study app', () => {
  for (const path of [...PUBLIC, `/figures/${figure?.id}`]) {
    expect(addresses).toContain(path);
    expect(addresses).toContain(`/app${path}`);
  }
});

test('every page is among the routes, and its address names it', () => {
  const patterns = patternsOf(pages);
  for (const path of addresses) {
    expect(patterns.some((pattern) => matchesRoute(pattern, path))).toBe(true);
    const found = findPage(pages, path);
    expect(found && pathOf(found.route, found.params)).toBe(path);
    expect(findPage(pages, `${path}/`)).toEqual(found);
  }
});

/** All words of a guide but those that are said in Arabic. */
function wordsOf(value: unknown, key = ''): number {
  if (typeof value === 'string') {
    return ['id', 'arabic', 'transliteration'].includes(key) ? 0 : value.split(/\s+/).length;
  }
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [name, it]) => sum + wordsOf(it, name), 0);
}

test('the hub says how long a guide takes, at 200 words a minute, within five minutes', () => {
  const told = pages.flatMap(({ id, hub }) => (hub?.color ? [[id, hub.minutes] as const] : []));
  const guides: Record<string, unknown> = content;
  expect(told).toHaveLength(3);
  for (const [id, minutes] of told) {
    expect(Math.abs(wordsOf(guides[id]) / 200 - minutes), id).toBeLessThanOrEqual(5);
  }
});

test('what is not ours is nothing', () => {
  const others = ['/', '/namesake', '/names/1', '/app', '/app/app/names', '/figures/a/b', '/read'];
  for (const path of others) expect(findPage(pages, path)).toBeNull();
});

test('a verse is addressed in the reader, at its own anchor', () => {
  expect(versePath('59:24')).toBe('/read/chapter/59#59:24');
});
