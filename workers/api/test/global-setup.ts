import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { startHostileProvider } from './hostile-provider/server.ts';
import { FORGED_TOKENS } from './hostile-provider/tokens.ts';
import { ORIGIN } from './origin.ts';

const LOCAL_PROVIDER = 'scripts/lib/local-sign-in/main.ts';
const root = new URL('../../..', import.meta.url).pathname;

/** Starts both providers in Node, where the tests in workerd reach them: the real one, and the hostile one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Verses come from the built library.
  execFileSync('npm', ['run', 'build', '-w', '@fahm/library'], { cwd: root, stdio: 'pipe' });
  // The words of care and the description of the routes are files beside the script.
  execFileSync('npm', ['run', 'build:assets', '-w', '@fahm/api'], { cwd: root, stdio: 'pipe' });
  const child = spawn(process.execPath, [LOCAL_PROVIDER, ORIGIN], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { issuer, client } = JSON.parse(line) as {
    issuer: string;
    client: { id: string; secret: string };
  };
  project.provide('realProvider', { issuer, clientId: client.id, clientSecret: client.secret });
  const hostile = await startHostileProvider();
  project.provide('requests', Number(process.env['REQUESTS'] ?? 0));
  project.provide('seed', Number(process.env['SOAK_SEED'] ?? 0));
  project.provide('hostileProvider', hostile.origin);
  project.provide('forgedTokens', Object.keys(FORGED_TOKENS));
  return async () => {
    child.kill();
    await hostile.stop();
  };
}
