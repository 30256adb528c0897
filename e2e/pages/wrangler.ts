import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, ROOT } from '../support/processes.ts';

/** wrangler builds its routes and starts workerd; on a busy machine that takes a while. */
const START_LIMIT_MS = 45_000;

export type PagesProject = { url: string; stop: () => Promise<void> };

/** Puts an object into the local bucket that `wrangler pages dev` will read. */
export function putObject(stateDir: string, key: string, file: string): void {
  const args = ['r2', 'object', 'put', key, '--file', file, '--local', '--persist-to', stateDir];
  const { status, stderr } = spawnSync('wrangler', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`wrangler r2 object put failed: ${stderr}`);
}

/**
 * A folder with the project alone. For one without a worker wrangler runs a script of its own, and takes the first
 * wrangler.toml above that for the project's: from within node_modules this is the API worker's, files and all. A
 * function that hands on leaves nothing to search for.
 */
async function projectAlone(project: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fahm-pages-'));
  const dist = join(ROOT, project, 'dist');
  await copyFile(join(ROOT, project, 'wrangler.toml'), join(folder, 'wrangler.toml'));
  await symlink(dist, join(folder, 'dist'));
  if (existsSync(join(dist, '_worker.js'))) return folder;
  await mkdir(join(folder, 'functions'));
  const handOn = 'export const onRequest = ({ next }) => next();';
  await writeFile(join(folder, 'functions', '_middleware.js'), handOn);
  return folder;
}

/**
 * Serves a built Pages project under `wrangler pages dev`, as its wrangler.toml describes it; `workers`
 * are configurations of workers that it binds to.
 */
export async function startPages(
  project: string,
  stateDir: string,
  workers: string[] = [],
): Promise<PagesProject> {
  const port = await freePort();
  const configs = workers.length === 0 ? [] : ['wrangler.toml', ...workers];
  const args = [
    'pages',
    'dev',
    ...configs.flatMap((file) => ['-c', file]),
    '--port',
    String(port),
    '--ip',
    '127.0.0.1',
  ];
  const inspector = ['--inspector-port', String(await freePort()), '--persist-to', stateDir];
  const folder = await projectAlone(project);
  const child = spawn('wrangler', [...args, ...inspector], {
    cwd: folder,
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(child, url);
  return { url, stop: () => stopGroup(child, [stateDir, folder]) };
}

async function untilAnswering(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`wrangler pages dev did not answer at ${url}:\n${output}`);
}

/** wrangler has children of its own; the whole group is ended. */
async function stopGroup(child: ChildProcess, folders: string[]): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode === null && child.pid !== undefined) {
    process.kill(-child.pid, 'SIGTERM');
    await exited;
  }
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
