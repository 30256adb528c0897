import { expect, test } from 'vitest';
import { deadPaths } from './doc-paths.ts';
import { ROOT } from '../run.ts';

const dead = (text: string) => deadPaths(ROOT, 'docs/example.md', text).map(({ path }) => path);

test('paths that exist, fields to fill in and things that are no paths pass', () => {
  expect(
    dead('`scripts/lib/run.ts`, `mfe-<name>/src`, `npm start`, [readme](../README.md)'),
  ).toEqual([]);
});

test('a path in backticks that does not exist is reported', () => {
  expect(dead('see `scripts/lib/gone.ts`')).toEqual(['scripts/lib/gone.ts']);
});

test('a link that leads nowhere is reported with its line', () => {
  expect(deadPaths(ROOT, 'docs/example.md', 'one\n[two](./gone.md)')).toEqual([
    { file: 'docs/example.md', line: 2, path: './gone.md' },
  ]);
});
