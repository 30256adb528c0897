import { describe, expect, test } from 'vitest';
import { suggest } from './suggest.ts';

const pathsFor = (typed: string) =>
  suggest(typed, { surah: 2, ayah: 1 }).list.map(({ path }) => path);

describe('[5.2] what the box suggests', () => {
  test('a bare number is a surah, a page, a juz, a hizb and a verse of this surah', () => {
    expect(pathsFor('30')).toEqual([
      '/read/chapter/30',
      '/read/page/30',
      '/read/juz/30',
      '/read/hizb/117',
      '/read/chapter/2#2:30',
    ]);
    expect(pathsFor('٣٠')).toEqual(pathsFor('30'));
    expect(pathsFor('600')).toEqual(['/read/page/600']);
  });

  test('a reference is the verse, and nothing else', () => {
    expect(pathsFor('2:255')).toEqual(['/read/chapter/2#2:255']);
  });

  test('part of a name is every surah that has it, and the search for it last', () => {
    expect(pathsFor('kah')).toEqual(['/read/chapter/18', '/read/search?q=kah']);
    expect(pathsFor('الكهف')[0]).toBe('/read/chapter/18');
    expect(pathsFor('mercy')).toEqual(['/read/search?q=mercy']);
  });

  test('a name that is exact comes first, once', () => {
    const paths = pathsFor('Al-Mulk');
    expect(paths[0]).toBe('/read/chapter/67');
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('what exists nowhere is a problem, not a place', () => {
    expect(suggest('2:287', null)).toEqual({ list: [], problem: 'unknown-verse' });
    expect(suggest('page 605', null)).toEqual({ list: [], problem: 'unknown-division' });
    expect(suggest('  ', null)).toEqual({ list: [], problem: null });
  });
});
