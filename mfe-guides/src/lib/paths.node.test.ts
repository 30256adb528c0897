import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import { expect, test } from 'vitest';
import { GUIDES_ROUTES, paths, placeOfPath, prerenderedPlaces, versePath } from './paths.ts';

const places = prerenderedPlaces(['fig_musa']);

test('[2.1.4] [2.1.5] [2.1.12] [2.1.13] every page has a public address and one inside the study app', () => {
  const all = [...Object.values(paths), '/figures/fig_musa'];
  expect(places.map(({ path }) => path)).toEqual([...all, ...all.map((path) => `/app${path}`)]);
});

test('[2.1.7] the guide to du’a is public too', () => {
  expect(placeOfPath('/dua-guide')).toEqual({ place: { page: 'dua' }, stem: '' });
});

test('every page is among the routes, and its address names it', () => {
  for (const { path, place, stem } of places) {
    expect(GUIDES_ROUTES.some((route) => matchesRoute(route, path))).toBe(true);
    expect(placeOfPath(path)).toEqual({ place, stem });
    expect(placeOfPath(`${path}/`)).toEqual({ place, stem });
  }
});

test('what is not ours is nothing', () => {
  const others = ['/', '/namesake', '/names/1', '/app', '/app/app/names', '/figures/a/b', '/read'];
  for (const path of others) expect(placeOfPath(path)).toBeNull();
});

test('a verse is addressed in the reader, at its own anchor', () => {
  expect(versePath('59:24')).toBe('/read/chapter/59#59:24');
});
