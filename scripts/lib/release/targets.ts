import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { portsFrom } from '../stack/ports.ts';
import { createRegistryClient } from './registry-client.ts';
import { remoteById } from './remotes.ts';
import { ROOT } from '../run.ts';
import { deployToken } from '../stack/secrets.ts';
import { storeUrl } from '../stack/stack.ts';
import { publishVersion, readRelease } from '../stack/version-store.ts';
import type { Target } from './remote-release.ts';

/** The stack that `npm start` runs on this machine. */
export async function localTarget(port: number, stateDir: string): Promise<Target> {
  const ports = portsFrom(port);
  const shellUrl = `http://127.0.0.1:${port}`;
  return {
    name: 'local',
    shellUrl,
    registry: createRegistryClient(shellUrl, await deployToken(stateDir)),
    publish: (outDir) => publishVersion(outDir, stateDir, storeUrl(ports)),
    publishing: (folder) => `put ${folder}/dist into the version store of the running stack`,
  };
}

const projectOf = (id: string): string => `fahm-${id}`;
const deployArgs = (folder: string, id: string): string[] => {
  const where = ['--project-name', projectOf(id), '--commit-dirty=true'];
  // A branch of its own makes it a deployment with an address of its own, not the project's main one.
  return ['pages', 'deploy', `${folder}/dist`, ...where, '--branch', 'version'];
};

/** Cloudflare Pages: every deployment keeps an address of its own. */
export function cloudflareTarget(id: string, settings: CloudflareSettings): Target {
  return {
    name: 'cloudflare',
    shellUrl: settings.shellUrl,
    registry: createRegistryClient(settings.shellUrl, settings.deployToken),
    publish: async (outDir) => {
      const { version, id: name, ...files } = await readRelease(outDir);
      const args = deployArgs(remoteById(id).folder, id);
      const { stdout } = await promisify(execFile)('wrangler', args, { cwd: ROOT });
      const address = /https:\/\/[0-9a-f]+\.[a-z0-9-]+\.pages\.dev/.exec(stdout)?.[0];
      if (address === undefined)
        throw new Error(`wrangler named no deployment address:\n${stdout}`);
      return { id: name, version, files: { ...files, origin: `${address}/` } };
    },
    publishing: (folder) => `wrangler ${deployArgs(folder, id).join(' ')}`,
  };
}

export type CloudflareSettings = { shellUrl: string; deployToken: string };

/** Settings of the deployment, or a message that names what is missing. */
export function cloudflareSettings(env: NodeJS.ProcessEnv): CloudflareSettings {
  const names = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID', 'SHELL_URL', 'DEPLOY_TOKEN'];
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new Error(`Set ${missing.join(', ')} (docs/operations.md says where).`);
  return { shellUrl: env['SHELL_URL'] ?? '', deployToken: env['DEPLOY_TOKEN'] ?? '' };
}
