import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

function* failing(): Generator<[string, string]> {
  yield ['a.json', 'bad'];
  throw new Error('no space');
}

let parent = '';
beforeEach(() => void (parent = mkdtempSync(join(tmpdir(), 'quran-build-'))));
afterEach(() => rmSync(parent, { recursive: true }));

test('[3.8] a build replaces the whole folder: nothing of the last one is left', () => {
  const folder = join(parent, 'dist');
  replaceFolder(folder, [['old/one.json', '1']]);
  replaceFolder(folder, [['new/two.json', '2']]);
  expect(readdirSync(folder)).toEqual(['new']);
  expect(readFileSync(join(folder, 'new/two.json'), 'utf8')).toBe('2');
  expect(readdirSync(parent)).toEqual(['dist']);
});

test('[3.8] a build that fails half-way leaves the last good folder untouched', () => {
  const folder = join(parent, 'dist');
  replaceFolder(folder, [['a.json', 'good']]);
  expect(() => replaceFolder(folder, failing())).toThrow('no space');
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('good');
});
