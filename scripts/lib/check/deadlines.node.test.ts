import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

const CONSTANT = /\w*DEADLINES?_MS = (\{[^}]*\}|[\d_]+)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/** Milliseconds of the deadlines in a source, in their order. */
const deadlinesIn = (source: string): string[] =>
  [...source.matchAll(CONSTANT)].flatMap(([, value = '']) =>
    (value.replaceAll(COMMENT, '').match(/\b\d[\d_]{2,}\b/g) ?? []).map((it) =>
      it.replaceAll('_', ''),
    ),
  );

const SOURCE = /^(?:shell|mfe-\w+|packages\/[^/]+|workers\/[^/]+)\/src\/.*\.tsx?$/;
const TEST = /\.test\.tsx?$/;

const sources = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => SOURCE.test(file) && !TEST.test(file));

const inCode = sources.flatMap((file) => {
  const found = deadlinesIn(readFileSync(join(root, file), 'utf8'));
  return found.length === 0 ? [] : [[file, found.join(', ')]];
});

const ROW = /^\| `([^`]+)`\s*\|[^|]*\|\s*([\d, ]+?)\s*\|/gm;
const inDocument = [...readFileSync(join(root, 'docs/deadlines.md'), 'utf8').matchAll(ROW)].map(
  ([, file = '', ms = '']) => [file, ms],
);

test('docs/deadlines.md lists every deadline of the code, and no other', () => {
  expect(Object.fromEntries(inDocument)).toEqual(Object.fromEntries(inCode));
  expect(inCode.length).toBeGreaterThan(20);
});

test('a deadline is found in every form that the code gives it', () => {
  expect(deadlinesIn('const DEADLINE_MS = 5000;')).toEqual(['5000']);
  expect(
    deadlinesIn('export const DEADLINES_MS = { /** Of 9999. */ one: 300, two: 20_000 } as const;'),
  ).toEqual(['300', '20000']);
});
