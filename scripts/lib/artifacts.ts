import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@fahm/contracts/registry.ts';
import { RELEASE_FILE, type Release } from '@fahm/tooling/release.ts';
import type { Ports } from './ports.ts';
import { ROOT } from './run.ts';

export type Mode = 'production' | 'development';

/** Folders that a running stack serves from: copies, so that a build beside it disturbs nothing. */
export type Artifacts = { shell: string; api: string; reader: string };

export async function copyArtifacts(stateDir: string, mode: Mode): Promise<Artifacts> {
  const dist = mode === 'production' ? 'dist' : 'dist-development';
  const runDir = join(stateDir, 'run');
  await rm(runDir, { recursive: true, force: true });
  const copy = async (from: string, name: string): Promise<string> => {
    const to = join(runDir, name);
    await cp(join(ROOT, from), to, { recursive: true });
    return to;
  };
  return {
    shell: await copy(`shell/${dist}`, 'shell'),
    api: await copy('workers/api/dist', 'api'),
    reader: await copy(`mfe-reader/${dist}`, 'reader'),
  };
}

/** A registry in which each remote has the one version that was just copied. */
export async function localRegistry(artifacts: Artifacts, ports: Ports): Promise<Registry> {
  const file = await readFile(join(artifacts.reader, RELEASE_FILE), 'utf8');
  const { id, version, ...release } = JSON.parse(file) as Release;
  const origin = `http://127.0.0.1:${ports.reader}/`;
  return {
    [id]: { versions: { [version]: { ...release, origin } }, current: version, previous: null },
  };
}
