import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deployableSteps, isDeployable } from './lib/release/deployables.ts';
import { remoteReleaseSteps } from './lib/release/remote-release.ts';
import { runSteps, type Step } from './lib/release/step.ts';
import { cloudflareSettings, cloudflareTarget, localTarget } from './lib/release/targets.ts';
import { portFromEnv } from './lib/stack/ports.ts';
import { REMOTES } from './lib/release/remotes.ts';
import { ROOT } from './lib/run.ts';
import { stateDirFromEnv } from './lib/stack/state-dir.ts';

const USAGE = `npm run release -- <name> [--cloudflare] [--dry-run]

  <name>        a remote (${REMOTES.map(({ id }) => id).join(', ')}), or with --cloudflare also shell, api, library, audio, webhooks
  --cloudflare  deploy with wrangler, instead of into the stack that runs on this machine
  --dry-run     print every step, do none`;

async function steps(name: string, cloudflare: boolean, dryRun: boolean): Promise<Step[]> {
  const shell = JSON.parse(await readFile(join(ROOT, 'shell/package.json'), 'utf8')) as {
    dependencies: { react: string };
  };
  // A dry run shows the steps to somebody who has no credentials yet.
  const placeholder = { shellUrl: 'https://shell-url.invalid', deployToken: '' };
  const settings = () => (dryRun ? placeholder : cloudflareSettings(process.env));
  if (cloudflare && isDeployable(name)) return deployableSteps(name, settings());
  const stateDir = stateDirFromEnv(process.env['STATE_DIR']);
  const target = cloudflare
    ? cloudflareTarget(name, settings())
    : await localTarget(portFromEnv(process.env['PORT']), stateDir);
  return remoteReleaseSteps(name, target, shell.dependencies.react);
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { cloudflare: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) {
    console.error(USAGE);
    return 2;
  }
  const { cloudflare = false, 'dry-run': dryRun = false } = values;
  await runSteps(await steps(name, cloudflare, dryRun), dryRun, console.log);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
