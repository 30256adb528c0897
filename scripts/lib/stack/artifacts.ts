import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../run.ts';

export type Mode = 'production' | 'development';

/** Name of a build's output folder in its workspace. */
export const distFolder = (mode: Mode): string =>
  mode === 'production' ? 'dist' : 'dist-development';

/** Folders that a running stack serves from: copies, so that a build beside it disturbs nothing. */
export type Artifacts = {
  shell: string;
  api: string;
  library: string;
  audio: string;
  webhooks: string;
};

export async function copyArtifacts(stateDir: string, mode: Mode): Promise<Artifacts> {
  const runDir = join(stateDir, 'run');
  await rm(runDir, { recursive: true, force: true });
  const copy = async (from: string, name: string): Promise<string> => {
    const to = join(runDir, name);
    await cp(join(ROOT, from), to, { recursive: true });
    return to;
  };
  return {
    shell: await copy(`shell/${distFolder(mode)}`, 'shell'),
    api: await copy('workers/api/dist', 'api'),
    library: await copy('workers/library/dist', 'library'),
    audio: await copy('workers/audio/dist', 'audio'),
    webhooks: await copy('workers/webhooks/dist', 'webhooks'),
  };
}
