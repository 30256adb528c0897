import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import { patternsOf } from '@fahm/mfe-kit/page.ts';
import { expect, test } from 'vitest';
import { addresses } from './fragment.tsx';
import { folderOf, folderPath, basePathOf, surahOfParams } from './lib/paths.ts';
import { isBelowPages, pageAt, pages } from './pages.ts';

const idAt = (path: string) => pageAt(path)?.page.id ?? null;
const surahAt = (path: string) => {
  const found = pageAt(path);
  return found?.page.id === 'surah' ? surahOfParams(found.params) : null;
};

test('[2.1.6] [2.1.9] both addresses of a surah name it', () => {
  for (const basePath of ['/surahs', '/app/surah'] as const) {
    for (const surah of [1, 36, 114]) {
      expect(surahAt(`${basePath}/${surah}`)).toBe(surah);
      expect(basePathOf(pageAt(`${basePath}/${surah}`)?.route ?? '')).toBe(basePath);
    }
    expect(surahAt(`${basePath}/36/`)).toBe(36);
  }
});

test('[2.1.9] [2.7] /app/surah is the list; the public address without a number is the first surah', () => {
  expect(idAt('/app/surah')).toBe('surahs');
  expect(surahAt('/surahs/')).toBe(1);
  expect(basePathOf(pageAt('/surahs/')?.route ?? '')).toBe('/surahs');
});

test('[2.1.8] [2.1.10] [2.1.11] the pages of the study app have their addresses', () => {
  expect(idAt('/')).toBe('dashboard');
  expect(idAt('/app')).toBe('dashboard');
  expect(idAt('/app/concepts/')).toBe('concepts');
  expect(idAt('/app/practice')).toBe('practice');
  expect(idAt('/app/folders')).toBe('folders');
  expect(folderOf(folderPath('0b7a').split('?')[1] ?? '')).toBe('0b7a');
  expect(idAt('/app/coach/36')).toBe('coach');
  expect(pageAt('/app/coach/36')?.params).toEqual({ surah: '36' });
  expect(folderOf('')).toBeNull();
});

test('[2.7.5] what is not one of the 114 is no page', () => {
  const wrong = ['0', '115', '-1', '2.5', 'two', '002', '1e1', '2/3', '%00', '１', ' 2'];
  for (const ending of wrong) {
    expect(idAt(`/surahs/${ending}`)).toBeNull();
    expect(idAt(`/app/surah/${ending}`)).toBeNull();
    expect(isBelowPages(`/surahs/${ending}`)).toBe(true);
    expect(isBelowPages('/app/coach')).toBe(true);
  }
  for (const path of ['/surah/2', '/surahs2', '/app/coach', '/app/coach/115', '/app/folders/x']) {
    expect(idAt(path)).toBeNull();
  }
  for (const path of ['/app/guides', '/surahs2', '/reader']) {
    expect(isBelowPages(path)).toBe(false);
  }
});

test('[2.1.6] every surah is rendered at both addresses, and every page of the app at its own', () => {
  const all = addresses();
  expect(all).toHaveLength(3 * 114 + 1 + 5);
  expect(new Set(all).size).toBe(all.length);
  const patterns = patternsOf(pages);
  for (const path of all) {
    expect(patterns.some((pattern) => matchesRoute(pattern, path))).toBe(true);
    expect(idAt(path)).not.toBeNull();
  }
  // The start page is the shell's, whoever it shows.
  expect(patterns.some((pattern) => matchesRoute(pattern, '/'))).toBe(false);
});
