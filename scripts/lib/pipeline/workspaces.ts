import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The workspaces by their folders, each with the folders of those that it is made of. */
export type Graph = { workspaces: Map<string, Set<string>>; specFolders: string[] };

/** A script that wireit runs: https://github.com/google/wireit#reference */
type WireitScript = {
  command?: string;
  files?: string[];
  dependencies?: string[];
  output?: string[];
};

export type Manifest = {
  name?: string;
  workspaces?: string[];
  exports?: Record<string, string | null>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  wireit?: Record<string, WireitScript>;
};

const readManifest = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

function foldersOf(root: string, patterns: string[]): string[] {
  return patterns
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
    })
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** The longest folder that a path lies in. */
export const ownerOf = (path: string, folders: Iterable<string>): string | null =>
  [...folders]
    .filter((folder) => path.startsWith(`${folder}/`))
    .toSorted((a, b) => b.length - a.length)[0] ?? null;

/** Paths outside a workspace that its build reads: `../db:build:content`, `../packages/ui/src/**`. */
function builtFrom({ wireit = {} }: Manifest, folder: string): string[] {
  const named = Object.values(wireit).flatMap(({ files = [], dependencies = [] }) =>
    files.concat(dependencies),
  );
  return named
    .filter((path) => path.startsWith('../'))
    .map((path) => `${posix.join(folder, path.split(':')[0] ?? '')}/`);
}

/** What each workspace says of itself, by its folder. */
export function readWorkspaces(root: string): Map<string, Manifest> {
  const folders = foldersOf(root, readManifest(root, '.').workspaces ?? []);
  return new Map(folders.map((folder) => [folder, readManifest(root, folder)]));
}

/** Reads who is made of what: from dependencies, and from what builds read. */
export function readGraph(root: string): Graph {
  const manifests = readWorkspaces(root);
  const folders = [...manifests.keys()];
  const byName = new Map([...manifests].map(([folder, { name = '' }]) => [name, folder]));
  const linked = ({ dependencies, devDependencies }: Manifest): string[] =>
    Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => byName.get(name) ?? []);
  const workspaces = new Map(
    [...manifests].map(([folder, manifest]) => {
      const built = builtFrom(manifest, folder).flatMap((path) => ownerOf(path, folders) ?? []);
      return [folder, new Set([...linked(manifest), ...built].filter((it) => it !== folder))];
    }),
  );
  // The commands are no workspace: they run everything, and import what the root's package.json names.
  workspaces.set('scripts', new Set([...linked(readManifest(root, '.')), 'db']));
  const specFolders = readdirSync(join(root, 'e2e'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `e2e/${name}/`)
    .filter((folder) => readdirSync(join(root, folder)).some((file) => file.endsWith('.spec.ts')));
  return { workspaces, specFolders };
}

/** The workspaces that a change of some can reach: themselves, and all that are made of them. */
export function reachedFrom(changed: Iterable<string>, { workspaces }: Graph): Set<string> {
  const reached = new Set(changed);
  for (const folder of reached) {
    for (const [other, madeOf] of workspaces) if (madeOf.has(folder)) reached.add(other);
  }
  return reached;
}
