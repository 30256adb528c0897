import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wranglerDatabase } from '../lessons/wrangler-database.ts';
import { loadLessonsWithIndex, readLessons } from '../stack/load-lessons.ts';
import { createRegistryClient } from './registry-client.ts';
import { assertMayDeployLibrary } from '../check/rights-check-of-build.ts';
import { ROOT, run, runQuietly } from '../run.ts';
import { operatorPermission } from './reader-rights.ts';
import { writeSbom } from './sbom.ts';
import type { Step } from './step.ts';
import type { CloudflareSettings } from './targets.ts';

const DEPLOYABLES = ['shell', 'api', 'library', 'audio', 'webhooks'] as const;

type Deployable = (typeof DEPLOYABLES)[number];

export const isDeployable = (name: string): name is Deployable =>
  DEPLOYABLES.some((deployable) => deployable === name);

/** The steps that deploy the shell or a worker. Each deploys alone. */
export function deployableSteps(name: Deployable, settings: CloudflareSettings): Step[] {
  if (name === 'shell') return shellSteps(settings);
  const config = name === 'api' ? 'wrangler.toml' : `workers/${name}/wrangler.toml`;
  const migrate = wrangler('d1', 'migrations', 'apply', 'DB', '--remote');
  return [
    build(`workers/${name}`),
    ...(name === 'library' ? [libraryRights] : []),
    // Migrations only expand, so the worker that runs now goes on working with the new schema.
    ...(name === 'api' ? [migrate, lessons] : []),
    writeSbom(ROOT, name, `workers/${name}`),
    wrangler('deploy', '--config', config),
  ];
}

function shellSteps({ shellUrl, deployToken }: CloudflareSettings): Step[] {
  return [
    build('shell'),
    {
      title: `keep a copy of the registry of ${shellUrl} in shell/dist/registry-snapshot.json`,
      run: async () => {
        const registry = await createRegistryClient(shellUrl, deployToken).read();
        await writeFile(join(ROOT, 'shell/dist/registry-snapshot.json'), JSON.stringify(registry));
      },
    },
    writeSbom(ROOT, 'shell', 'shell'),
    wrangler('pages', 'deploy', 'shell/dist', '--project-name', 'fahm-shell', '--branch', 'main'),
  ];
}

const lessons: Step = {
  title: 'build the content and load the lessons that changed',
  run: async () => {
    await runQuietly('npm', ['run', 'build:content', '-w', '@fahm/db']);
    await loadLessonsWithIndex(wranglerDatabase, await readLessons());
  },
};

/** The library embeds editions; each must be one that may be published. */
const libraryRights: Step = {
  title:
    'stop if an embedded edition may not be published (ALLOW_EDITIONS names what the operator may)',
  run: () =>
    assertMayDeployLibrary(join(ROOT, 'workers/library/dist/assets'), operatorPermission()),
};

const build = (workspace: string): Step => ({
  title: `build ${workspace}`,
  run: () => runQuietly('npm', ['run', 'build', '-w', workspace]),
});

const wrangler = (...args: string[]): Step => ({
  title: `wrangler ${args.join(' ')}`,
  run: async () => {
    const code = await run('wrangler', args);
    if (code !== 0) throw new Error(`wrangler ended with code ${code}`);
  },
});
