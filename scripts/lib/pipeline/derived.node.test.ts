import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../run.ts';
import { derivedFiles, staleFiles, withBuildInputs, workflowPaths } from './derived.ts';
import { type Manifest, readWorkspaces } from './workspaces.ts';

const workspaces = new Map<string, Manifest>([
  [
    'words',
    {
      name: 'words',
      exports: { './*.ts': './src/*.ts', './font': './dist/font' },
      wireit: { build: { command: 'node make.ts', files: ['src/**'], output: ['dist/**'] } },
    },
  ],
  [
    'shapes',
    { name: 'shapes', dependencies: { words: '*' }, exports: { './*.ts': './schema/*.ts' } },
  ],
  ['tools', { name: 'tools', exports: { './*.ts': './src/*.ts' } }],
  [
    'site',
    {
      name: 'site',
      dependencies: { shapes: '*' },
      devDependencies: { tools: '*' },
      wireit: {
        build: {
          command: 'node build.ts',
          files: ['src/**', '../gone/src/**', '../root.toml', '../tools/old/**'],
          output: ['dist/**'],
        },
      },
    },
  ],
  [
    'edge',
    {
      name: 'edge',
      dependencies: { shapes: '*' },
      devDependencies: { tools: '*' },
      wireit: {
        build: { command: 'wrangler deploy --dry-run', files: ['src/**'], output: ['dist/**'] },
      },
    },
  ],
]);

const buildOf = (folder: string) =>
  withBuildInputs(folder, workspaces.get(folder) ?? {}, workspaces).wireit?.['build'];

test('a build reads what it is made of, through all that those are made of', () => {
  expect(buildOf('site')).toEqual({
    command: 'node build.ts',
    // What a workspace imports of another one's output is made before.
    dependencies: ['../words:build'],
    files: [
      'src/**',
      '../gone/src/**',
      '../root.toml',
      '../shapes/schema/**',
      '!../shapes/schema/**/*.test.*',
      '../shapes/package.json',
      '../tools/src/**',
      '!../tools/src/**/*.test.*',
      '../tools/package.json',
      '../words/src/**',
      '!../words/src/**/*.test.*',
      '../words/package.json',
    ],
    output: ['dist/**'],
  });
});

test('what wrangler bundles is not made of the tools of its tests', () => {
  expect(buildOf('edge')?.files).not.toContain('../tools/src/**');
  expect(buildOf('edge')?.files).toContain('../words/src/**');
});

test('what a build was derived from once and is not made of any more goes', () => {
  expect(buildOf('site')?.files).not.toContain('../tools/old/**');
});

test('a workflow runs for whatever its deployable is made of', () => {
  expect(workflowPaths('edge', workspaces)).toEqual([
    'edge/**',
    'shapes/**',
    'words/**',
    'package-lock.json',
  ]);
  expect(workflowPaths('site', workspaces)).toContain('root.toml');
});

test('changed content releases what is built of it, a changed corpus the API', () => {
  const real = readWorkspaces(ROOT);
  for (const folder of ['shell', 'mfe-study', 'mfe-reader', 'workers/library']) {
    expect(workflowPaths(folder, real), folder).toContain('db/**');
  }
  expect(workflowPaths('workers/api', real)).toContain('packages/quran/**');
  expect(workflowPaths('workers/audio', real)).not.toContain('packages/ui/**');
});

test('the repository is as it follows, and a change by hand is told by its file', async () => {
  expect(staleFiles(ROOT)).toEqual([]);
  const copy = await mkdtemp(join(tmpdir(), 'fahm-derived-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  const files = derivedFiles(ROOT);
  for (const { path, text } of files) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    const changed = path === 'workers/audio/wrangler.toml' ? text.replace('2026-', '2025-') : text;
    await writeFile(join(copy, path), changed);
  }
  const folders = [...readWorkspaces(ROOT).keys()];
  await writeFile(join(copy, 'package.json'), JSON.stringify({ workspaces: folders }));
  for (const folder of folders.filter(
    (it) => !files.some(({ path }) => path === `${it}/package.json`),
  )) {
    await mkdir(join(copy, folder), { recursive: true });
    const manifest = readWorkspaces(ROOT).get(folder);
    await writeFile(join(copy, folder, 'package.json'), JSON.stringify(manifest));
  }
  await rm(join(copy, '.github/workflows/study.yml'));
  expect(staleFiles(copy).map(({ path }) => path)).toEqual([
    '.github/workflows/study.yml',
    'workers/audio/wrangler.toml',
  ]);
});
