import { expect, test } from 'vitest';
import {
  findPage,
  type PageDescription,
  paramsOf,
  pathOf,
  patternsOf,
  prerendered,
} from './page.ts';

const page = (id: string, ...routes: PageDescription['routes']): PageDescription => ({
  id,
  routes,
});
const PAGES = [
  page('list', '/figures', '/app/figures'),
  page('one', '/figures/:id', '/app/figures/:id'),
  page('verse', '/read/:surah/:ayah'),
  page('names', '/names'),
];

test.each([
  ['/names', '/names', {}],
  ['/names', '/names/', {}],
  ['/', '/', {}],
  ['/figures/:id', '/figures/fig_musa', { id: 'fig_musa' }],
  ['/read/:surah/:ayah', '/read/2/255/', { surah: '2', ayah: '255' }],
  ['/names', '/namesake', null],
  ['/names', '/', null],
  ['/figures/:id', '/figures', null],
  ['/figures/:id', '/figures//', null],
  ['/figures/:id', '/figures/a/b', null],
])('the route %s at %s', (route, path, params) => {
  expect(paramsOf(route, path)).toEqual(params);
});

test('an address is written as it is read', () => {
  for (const path of ['/names', '/app/figures/fig_musa', '/read/2/255']) {
    const found = findPage(PAGES, path);
    expect(found && pathOf(found.route, found.params)).toBe(path);
  }
  expect(findPage(PAGES, '/app/names')).toBeNull();
});

test('an address that its page does not accept is another one’s, or nobody’s', () => {
  const short = { ...page('short', '/read/:n'), accepts: ({ n = '' }) => n.length === 1 };
  const find = (path: string) => findPage([short, page('any', '/read/:n')], path)?.page.id;
  expect([find('/read/2'), find('/read/22')]).toEqual(['short', 'any']);
  expect(findPage([short], '/read/22')).toBeNull();
});

test('what a remote answers covers every address, and says none twice', () => {
  expect(patternsOf(PAGES)).toEqual(['/figures/*', '/app/figures/*', '/read/*', '/names']);
  expect(patternsOf([page('start', '/app'), page('list', '/app/surah/:n', '/app/surah')])).toEqual([
    '/app',
    '/app/surah/*',
  ]);
  expect(patternsOf([page('one', '/read/:a', '/read/chapter/:b/:c')])).toEqual(['/read/*']);
});

test('what is rendered at build: an address without names once, one with names for each of its things', () => {
  const paths = prerendered([page('verse', '/read/:n', '/read')], () => [{ n: '1' }, { n: '2' }]);
  expect(paths).toEqual(['/read/1', '/read/2', '/read']);
});
