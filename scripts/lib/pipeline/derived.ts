import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { WRANGLER_FILES } from '../wrangler-config.ts';
import { REMOTES } from '../release/remotes.ts';
import { type Manifest, ownerOf, readWorkspaces } from './workspaces.ts';

/** A file and the text that follows from the workspaces. */
export type Derived = { path: string; text: string };

/** Builds that read some files of their own workspace alone, as they say themselves. */
const NARROW = new Set([
  'workers/api build:assets',
  'packages/domain build:care',
  'workers/library build:assets',
]);

const TESTS = '*.test.*';

type Workspaces = Map<string, Manifest>;

const usesTools = ({ command = '' }: { command?: string }): boolean =>
  !command.includes('wrangler');

const ownNames = (manifest: Manifest, withTools: boolean): string[] =>
  Object.keys({ ...manifest.dependencies, ...(withTools ? manifest.devDependencies : {}) });

/**
 * The workspaces that one is built of, through all that those are made of. Its `devDependencies` count where a command of
 * its own builds it; wrangler bundles what is imported, and knows no tools.
 */
function builtOf(folder: string, workspaces: Workspaces, withTools: boolean): string[] {
  const byName = new Map([...workspaces].map(([path, { name = '' }]) => [name, path]));
  const found = new Set<string>();
  const visit = (path: string, tools: boolean): void => {
    for (const name of ownNames(workspaces.get(path) ?? {}, tools)) {
      const other = byName.get(name);
      if (other === undefined || other === folder || found.has(other)) continue;
      found.add(other);
      visit(other, false);
    }
  };
  visit(folder, withTools);
  return [...found].toSorted();
}

/** Folders and files at a workspace's top that others may import, by its `exports`. */
function exposed({ exports = {} }: Manifest): string[] {
  // What is closed to others has null for a target.
  const targets = Object.values(exports)
    .filter((target) => target !== null)
    .map((target) => target.replace(/^\.\//, ''));
  return [...new Set(targets.map((target) => target.split('/')[0] ?? target))].toSorted();
}

/** Folders that a workspace's own builds write. */
const outputs = ({ wireit = {} }: Manifest): string[] =>
  Object.values(wireit).flatMap(({ output = [] }) =>
    output.map((path) => path.split('/')[0] ?? path),
  );

/** What a build reads of the workspaces that it is made of, as wireit's `files`. */
function inputsFrom(folder: string, built: string[], workspaces: Workspaces): string[] {
  return built.flatMap((other) => {
    const manifest = workspaces.get(other) ?? {};
    const made = outputs(manifest);
    const at = posix.relative(folder, other);
    const sources = exposed(manifest)
      .filter((top) => !made.includes(top))
      .flatMap((top) =>
        top.includes('.') ? [`${at}/${top}`] : [`${at}/${top}/**`, `!${at}/${top}/**/${TESTS}`],
      );
    return [...sources, `${at}/package.json`];
  });
}

/** Builds of others whose output a build imports. */
function buildsBefore(folder: string, built: string[], workspaces: Workspaces): string[] {
  return built.flatMap((other) => {
    const manifest = workspaces.get(other) ?? {};
    const made = outputs(manifest);
    const imports = exposed(manifest).some((top) => made.includes(top));
    return imports ? [`${posix.relative(folder, other)}:build`] : [];
  });
}

/** A manifest whose builds name all that they read. */
export function withBuildInputs(
  folder: string,
  manifest: Manifest,
  workspaces: Workspaces,
): Manifest {
  const { wireit } = manifest;
  if (wireit === undefined) return manifest;
  const scripts = Object.entries(wireit).map(([name, script]) => {
    const { files, dependencies = [] } = script;
    if (files === undefined || NARROW.has(`${folder} ${name}`)) return [name, script];
    // What is written by hand: its own files, those of the root, and what a build before it has made.
    const own = files.filter((path) => {
      const owner = ownerOf(posix.join(folder, path.replace(/^!/, '')), workspaces.keys());
      return owner === null || owner === folder || path.includes('/dist/');
    });
    const built = builtOf(folder, workspaces, usesTools(script));
    const before = buildsBefore(folder, built, workspaces).filter(
      (it) => !dependencies.includes(it),
    );
    const derived = {
      ...script,
      ...(dependencies.length + before.length > 0 && {
        dependencies: [...before, ...dependencies],
      }),
      files: [...own, ...inputsFrom(folder, built, workspaces)],
    };
    return [name, derived];
  });
  return { ...manifest, wireit: Object.fromEntries(scripts) as typeof wireit };
}

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The manifests, each with the inputs of its builds. */
function manifests(workspaces: Workspaces): Derived[] {
  return [...workspaces]
    .filter(([, { wireit }]) => wireit !== undefined)
    .map(([folder, manifest]) => ({
      path: `${folder}/package.json`,
      text: pretty(withBuildInputs(folder, manifest, workspaces)),
    }));
}

/** Where each deployable lies, by the name of its release. */
const DEPLOYABLES: Record<string, string> = {
  shell: 'shell',
  ...Object.fromEntries(REMOTES.map(({ id, folder }) => [id, folder])),
  api: 'workers/api',
  library: 'workers/library',
  audio: 'workers/audio',
  webhooks: 'workers/webhooks',
};

/** Paths whose change releases a deployable: itself, all that it is built of, and what its builds read of the root. */
export function workflowPaths(folder: string, workspaces: Workspaces): string[] {
  const read = (at: string): string[] =>
    Object.values(workspaces.get(at)?.wireit ?? {}).flatMap(({ files = [], dependencies = [] }) =>
      [...files, ...dependencies]
        .filter((path) => path.startsWith('../'))
        .map((path) => posix.join(at, path.split(':')[0] ?? '')),
    );
  const found = new Set<string>();
  const roots = new Set<string>();
  const visit = (at: string): void => {
    if (found.has(at)) return;
    found.add(at);
    const builds = Object.entries(workspaces.get(at)?.wireit ?? {});
    const withTools = builds.some(
      ([name, it]) => it.files !== undefined && !NARROW.has(`${at} ${name}`) && usesTools(it),
    );
    for (const other of builtOf(at, workspaces, withTools)) visit(other);
    for (const path of read(at)) {
      const owner = ownerOf(`${path}/`, workspaces.keys());
      if (owner !== null) visit(owner);
      else if (!path.startsWith('.')) roots.add(path);
    }
  };
  visit(folder);
  return [
    ...[...found].toSorted().map((it) => `${it}/**`),
    ...[...roots].toSorted(),
    'package-lock.json',
  ];
}

const workflow = (name: string, paths: string[]): string => `# Written by \`npm run derive\`.
name: ${name}
on:
  push:
    branches: [main]
    paths:
${paths.map((path) => `      - '${path}'`).join('\n')}
jobs:
  deploy:
    uses: ./.github/workflows/deploy.yml
    with: { name: ${name} }
    secrets: inherit
`;

function workflows(workspaces: Workspaces): Derived[] {
  return Object.entries(DEPLOYABLES).map(([name, folder]) => ({
    path: `.github/workflows/${name}.yml`,
    text: workflow(name, workflowPaths(folder, workspaces)),
  }));
}

const DATE = /^compatibility_date = ".*"$/m;

/** Every wrangler file asks for the runtime of one day: that of the API worker. */
function wranglerFiles(root: string): Derived[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const line = DATE.exec(read(WRANGLER_FILES.api))?.[0];
  if (line === undefined) throw new Error(`${WRANGLER_FILES.api} names no compatibility_date`);
  const remotes = REMOTES.map(({ folder }) => `${folder}/wrangler.toml`);
  return [...Object.values(WRANGLER_FILES), ...remotes].map((path) => ({
    path,
    text: read(path).replace(DATE, line),
  }));
}

/** Every file of the repository at `root` that follows from its workspaces, as it should be. */
export function derivedFiles(root: string): Derived[] {
  const workspaces = readWorkspaces(root);
  return [...manifests(workspaces), ...workflows(workspaces), ...wranglerFiles(root)];
}

/** Those that are not as they should be. */
export const staleFiles = (root: string): Derived[] =>
  derivedFiles(root).filter(({ path, text }) => {
    try {
      return readFileSync(join(root, path), 'utf8') !== text;
    } catch {
      return true;
    }
  });
