import { expect, test } from 'vitest';
import { ROOT } from '../run.ts';
import { planFor } from './changed.ts';
import { SPEC_FOLDERS, STAGES } from './stages.ts';
import { readGraph } from './workspaces.ts';

const graph = readGraph(ROOT);
const plan = (...files: string[]) => planFor(files, STAGES, graph);
const names = (...files: string[]) => plan(...files).stages.map(({ name }) => name);
const argumentsOf = (name: string, ...files: string[]) =>
  plan(...files)
    .stages.find((stage) => stage.name === name)
    ?.command.filter((part) => part.endsWith('/'));
const ALL = STAGES.map(({ name }) => name);

test('words for people are checked, and nothing else is run', () => {
  expect(names('README.md', 'docs/study.md', '.github/workflows/api.yml')).toEqual([
    'build',
    'check',
  ]);
});

test('a file of the root that is more than words runs everything', () => {
  expect(names('package-lock.json')).toEqual(ALL);
  expect(names('README.md', 'something-new.toml')).toEqual(ALL);
});

test('what every workspace is made of runs everything', () => {
  expect(names('packages/contracts/src/errors.ts')).toEqual(ALL);
});

test('a worker runs its own suite, the stack, and what people see of it', () => {
  expect(names('workers/audio/src/app.ts')).toEqual([
    'build',
    'check',
    'node',
    'stack',
    'audio',
    'pages',
    'development',
    'browser',
  ]);
  expect(argumentsOf('node', 'workers/audio/src/app.ts')).toEqual(['workers/audio/']);
  const specs = argumentsOf('browser', 'workers/audio/src/app.ts');
  expect(specs).toEqual(
    expect.arrayContaining(['e2e/audio/', 'e2e/reader/', 'e2e/shell/', 'e2e/study/']),
  );
  expect(specs).not.toContain('e2e/guides/');
});

test('the domain runs the workers that are made of it, and not the others', () => {
  const run = names('packages/domain/src/day.ts');
  expect(run).toContain('workers');
  expect(run).toContain('webhooks');
  expect(run).not.toContain('library');
  expect(run).not.toContain('audio');
});

test('authored content reaches all that is built of it, by what builds read', () => {
  const run = names('db/content/surah/001.yaml');
  for (const name of ['library', 'workers', 'node', 'browser']) expect(run).toContain(name);
  expect(argumentsOf('node', 'db/content/surah/001.yaml')).toEqual(
    expect.arrayContaining(['db/', 'mfe-guides/', 'mfe-study/', 'shell/', 'workers/library/']),
  );
});

test('a remote runs the browser tests that open it', () => {
  const specs = argumentsOf('browser', 'mfe-guides/src/lib/adopt.tsx');
  expect(specs).toContain('e2e/guides/');
  expect(specs).toContain('e2e/shell/');
  expect(specs).not.toContain('e2e/reader/');
});

test('a browser test runs with those of its folder, what they share with all', () => {
  expect(argumentsOf('browser', 'e2e/reader/text.spec.ts')).toEqual(['e2e/reader/']);
  expect(names('e2e/reader/text.spec.ts')).not.toContain('workers');
  expect(argumentsOf('browser', 'e2e/support/test.ts')).toEqual([]);
});

test('a stage comes with those that it needs', () => {
  expect(names('e2e/reader/text.spec.ts')).toEqual(['build', 'check', 'development', 'browser']);
});

test('what engines could differ in is tried after a change of what browsers get', () => {
  for (const file of ['packages/ui/src/styles/base.css', 'shell/src/service-worker/worker.ts'])
    expect(names(file)).toContain('engines');
  expect(names('e2e/engines/front.ts')).toContain('engines');
  expect(names('workers/webhooks/src/app.ts')).not.toContain('engines');
});

test('what is skipped is named, with the reason', () => {
  const { skipped } = plan('workers/audio/src/app.ts');
  expect(skipped).toContainEqual({
    name: 'webhooks',
    why: 'nothing changed that workers/webhooks is made of',
  });
});

test('folders and workspaces that the table names exist', () => {
  expect(graph.specFolders).toEqual(expect.arrayContaining(Object.keys(SPEC_FOLDERS)));
  const named = [...Object.values(SPEC_FOLDERS).flat(), ...STAGES.flatMap(({ covers }) => covers)];
  const known = new Set([...graph.workspaces.keys(), 'always', '*']);
  expect(named.filter((it) => !known.has(it))).toEqual([]);
});
