import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LATER_FILE, laterFault } from './container/later-list.ts';
import { CONTAINER_FILE } from './container/thin-container.ts';
import { listFiles, reachableScripts, scriptIntegrity } from './files.ts';
import { closureOf, readViteManifest } from './manifest.ts';

/** What a build of a remote says of itself; with an origin added it is a version in the registry. */
export type Release = {
  id: string;
  version: string;
  entry: string;
  modules: string[];
  css: string[];
  integrity: Record<string, string>;
  /** The list with which the container checks what it imports later; absent when it imports nothing. */
  later?: string;
  contract: number;
  react: string;
  routes: string[];
  /** Layouts beside the usual one in which some of its pages have fragments. */
  layouts?: string[];
};

export const RELEASE_FILE = 'release.json';

type Described = Pick<Release, 'id' | 'contract' | 'react' | 'routes' | 'layouts'> & {
  outDir: string;
  /** The exposed module, as the build manifest names it: relative to the remote's folder. */
  exposed: string;
};

/**
 * Describes the build in `outDir`. Its version is a digest of the files: the same build, the same version.
 * Throws when the container's list is not true of the files, or a script is in nobody's list.
 */
export async function describeRelease({ outDir, exposed, ...about }: Described): Promise<Release> {
  const { scripts, css } = closureOf(await readViteManifest(outDir), exposed);
  const integrity = await scriptIntegrity(outDir, await reachableScripts(outDir, CONTAINER_FILE));
  const list = await readFile(join(outDir, LATER_FILE), 'utf8').catch(() => null);
  const fault = laterFault(list, integrity, [CONTAINER_FILE, ...scripts]);
  if (fault !== null) throw new Error(`${LATER_FILE}: ${fault}`);
  return {
    ...about,
    version: await digestOf(outDir),
    entry: CONTAINER_FILE,
    modules: scripts,
    css,
    integrity,
    ...(list === null ? {} : { later: LATER_FILE }),
  };
}

async function digestOf(outDir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listFiles(outDir)) {
    if (file !== RELEASE_FILE) hash.update(file).update(await readFile(join(outDir, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
