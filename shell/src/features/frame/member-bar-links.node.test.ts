import { expect, test } from 'vitest';
import { barLinks } from './member-bar-links.ts';
import { currentness } from './nav-links.ts';

const coach = (path: string | null) => barLinks(path)[3]?.href;
const current = (path: string) =>
  barLinks(path)
    .filter((link) => currentness(link, path) !== undefined)
    .map(({ label }) => label);

test('[2.3.1] the coach of the bar speaks of the surah that is open, else of the first', () => {
  expect(['/app/surah/18', '/surahs/2', '/read/chapter/36/4', '/app/coach/67'].map(coach)).toEqual([
    '/app/coach/18',
    '/app/coach/2',
    '/app/coach/36',
    '/app/coach/67',
  ]);
  expect(['/app', '/names', null].map(coach)).toEqual(Array(3).fill('/app/coach/1'));
});

test('[2.3.1] at most one link of the bar is the current one', () => {
  expect(
    ['/app', '/app/surah/2', '/surahs/2', '/read/page/3', '/app/coach/9', '/names'].map(current),
  ).toEqual([['Today'], ['Study'], ['Study'], ['Read'], ['Coach'], []]);
});
