import { expect, test } from 'vitest';
import { prerenderedPages, surahOfPath } from './paths.ts';

test('[2.1.6] [2.7] both addresses of a surah name it, and without a number it is the first', () => {
  for (const stem of ['/surahs', '/app/surah']) {
    expect(surahOfPath(`${stem}/1`)).toBe(1);
    expect(surahOfPath(`${stem}/114`)).toBe(114);
    expect(surahOfPath(`${stem}/36/`)).toBe(36);
    expect(surahOfPath(stem)).toBe(1);
    expect(surahOfPath(`${stem}/`)).toBe(1);
  }
});

test('[2.7.5] what is not one of the 114 is no page', () => {
  const wrong = ['0', '115', '-1', '2.5', 'two', '002', '1e1', '2/3', '%00', '１', ' 2'];
  for (const ending of wrong) expect(surahOfPath(`/surahs/${ending}`)).toBeNull();
  for (const path of ['/', '/surah/2', '/surahs2', '/app', '/app/coach/2']) {
    expect(surahOfPath(path)).toBeNull();
  }
});

test('[2.1.6] every surah is rendered at both addresses', () => {
  const pages = prerenderedPages();
  expect(pages).toHaveLength(2 * 115);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { path, surah } of pages) expect(surahOfPath(path)).toBe(surah);
});
