import { parseArgs } from 'node:util';
import { portFromEnv } from './lib/stack/ports.ts';
import { withRollback } from './lib/release/registry-change.ts';
import { remoteById } from './lib/release/remotes.ts';
import { untilServed } from './lib/release/remote-release.ts';
import { runSteps } from './lib/release/step.ts';
import { cloudflareSettings, cloudflareTarget, localTarget } from './lib/release/targets.ts';
import { stateDirFromEnv } from './lib/stack/state-dir.ts';

const USAGE = `npm run rollback -- <remote> [version] [--cloudflare] [--dry-run]

  Points people back to the version before the current one, or to the one that is named.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { cloudflare: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  });
  const [name, version] = positionals;
  if (name === undefined) {
    console.error(USAGE);
    return 2;
  }
  const { id, samplePath } = remoteById(name);
  const target = values.cloudflare
    ? cloudflareTarget(id, cloudflareSettings(process.env))
    : await localTarget(
        portFromEnv(process.env['PORT']),
        stateDirFromEnv(process.env['STATE_DIR']),
      );
  const registry = await target.registry.read();
  const to = withRollback(registry, id, version)[id]?.current ?? '';
  const steps = [
    {
      title: `point the registry of ${target.shellUrl} at ${id} ${to}`,
      run: async () => {
        await target.registry.change((current) => withRollback(current, id, to));
      },
    },
    {
      title: `wait until ${target.shellUrl}${samplePath} is served with it`,
      run: () => untilServed(target.shellUrl + samplePath, `/mf/${id}/${to}/`),
    },
  ];
  await runSteps(steps, values['dry-run'] ?? false, console.log);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
