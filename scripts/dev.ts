import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { distFolder } from './lib/stack/artifacts.ts';
import { portFromEnv, portsFrom, takenPort } from './lib/stack/ports.ts';
import { REMOTES } from './lib/release/remotes.ts';
import { ROOT, run } from './lib/run.ts';
import { startStack } from './lib/stack/stack.ts';
import { stateDirFromEnv } from './lib/stack/state-dir.ts';
import { stopSignal } from './lib/stop-signal.ts';
import { readRelease } from './lib/stack/version-store.ts';

/** The built stack answers what is not a page; it stands aside, ten ports up. */
const STACK_OFFSET = 10;

/** Where the shell finds each remote's development server, and which paths it answers. */
async function developmentRemotes() {
  const described = REMOTES.map(async ({ id, folder, devPort }) => {
    const { routes } = await readRelease(join(ROOT, folder, distFolder('production')));
    return [id, { origin: `http://127.0.0.1:${devPort}/`, routes }] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}

async function main(): Promise<number> {
  const port = portFromEnv(process.env['PORT']);
  const ports = portsFrom(port + STACK_OFFSET);
  const taken = await takenPort({ ...ports, public: port });
  if (taken !== null) {
    console.error(
      `Port ${taken} is in use. Stop what uses it, or choose another: PORT=9000 npm run dev`,
    );
    return 1;
  }
  const built = await run('npm', ['run', '--silent', 'build:all']);
  if (built !== 0) return built;
  const stateDir = stateDirFromEnv(process.env['STATE_DIR']);
  const stack = await startStack({ ports, stateDir, publicOrigin: `http://127.0.0.1:${port}` });
  const env = {
    ...process.env,
    PORT: String(port),
    STACK_URL: stack.url,
    REMOTES: JSON.stringify(await developmentRemotes()),
  };
  // Node itself, not npm: a signal to npm does not reach what npm has started.
  const servers = [...REMOTES.map(({ folder }) => folder), 'shell'].map((workspace) =>
    spawn(process.execPath, [...process.execArgv, `${workspace}/scripts/dev.ts`], {
      cwd: ROOT,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env,
    }),
  );
  await Promise.all(
    servers.map((server) => new Promise((resolve) => server.once('message', resolve))),
  );
  console.log(`\nready http://127.0.0.1:${port} (edits show at once)`);
  const ended = servers.map((server) => new Promise((resolve) => server.once('exit', resolve)));
  await Promise.race([stopSignal(), ...ended]);
  for (const server of servers) server.kill('SIGTERM');
  await stack.stop();
  return 0;
}

process.exitCode = await main();
if (process.connected) process.disconnect();
