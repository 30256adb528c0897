import { expect, test } from 'vitest';
import { loadedPackages } from '../test/loaded-packages.ts';

const load = (name: string) => loadedPackages(new URL(name, import.meta.url));

test.each([
  './client.ts',
  './errors.ts',
  './query-defaults.ts',
  './person/sync.ts',
  './person/dated-fields.ts',
  './person/account.ts',
  './study/recalled-words.ts',
])('[P1] %s loads neither the query client nor the schema library', (name) => {
  const packages = load(name).filter((specifier) => !specifier.startsWith('@fahm/contracts/'));
  expect(packages).toEqual([]);
});

test.each(['./study/lessons.ts', './study/progress.ts'])(
  '[P28] %s, which the public page of a surah holds, loads no schema before it is asked',
  (name) => {
    const packages = load(name);
    expect(packages).toContain('@tanstack/react-query');
    expect(packages).not.toContain('zod/mini');
  },
);

test('[P1] an endpoint brings its schema and the query options, and is loaded when asked for', () => {
  expect(load('./study/surahs.ts')).toEqual(
    expect.arrayContaining(['zod/mini', '@tanstack/react-query']),
  );
});
