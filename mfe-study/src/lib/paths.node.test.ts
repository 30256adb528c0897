import { expect, test } from 'vitest';
import { folderOf, folderPath, placeOfPath, prerenderedPages } from './paths.ts';

test('[2.1.6] [2.1.9] both addresses of a surah name it', () => {
  for (const stem of ['/surahs', '/app/surah'] as const) {
    for (const surah of [1, 36, 114]) {
      expect(placeOfPath(`${stem}/${surah}`)).toEqual({ page: 'surah', surah, stem });
    }
    expect(placeOfPath(`${stem}/36/`)).toEqual({ page: 'surah', surah: 36, stem });
  }
});

test('[2.1.9] [2.7] /app/surah is the list; the public address without a number is the first surah', () => {
  expect(placeOfPath('/app/surah')).toEqual({ page: 'surahs' });
  expect(placeOfPath('/surahs/')).toEqual({ page: 'surah', surah: 1, stem: '/surahs' });
});

test('[2.1.8] [2.1.10] [2.1.11] the pages of the study app have their addresses', () => {
  expect(placeOfPath('/')).toEqual({ page: 'dashboard' });
  expect(placeOfPath('/app')).toEqual({ page: 'dashboard' });
  expect(placeOfPath('/app/concepts/')).toEqual({ page: 'concepts' });
  expect(placeOfPath('/app/practice')).toEqual({ page: 'practice' });
  expect(placeOfPath('/app/folders')).toEqual({ page: 'folders' });
  expect(folderOf(folderPath('0b7a').split('?')[1] ?? '')).toBe('0b7a');
  expect(placeOfPath('/app/coach/36')).toEqual({ page: 'coach', surah: 36 });
  expect(folderOf('')).toBeNull();
});

test('[2.7.5] what is not one of the 114 is no page', () => {
  const wrong = ['0', '115', '-1', '2.5', 'two', '002', '1e1', '2/3', '%00', '１', ' 2'];
  for (const ending of wrong) {
    expect(placeOfPath(`/surahs/${ending}`)).toBeNull();
    expect(placeOfPath(`/app/surah/${ending}`)).toBeNull();
  }
  for (const path of ['/surah/2', '/surahs2', '/app/coach', '/app/coach/115', '/app/folders/x']) {
    expect(placeOfPath(path)).toBeNull();
  }
});

test('[2.1.6] every surah is rendered at both addresses, and every page of the app at its own', () => {
  const pages = prerenderedPages();
  expect(pages).toHaveLength(3 * 114 + 1 + 5);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});
