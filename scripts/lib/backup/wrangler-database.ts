import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { capture, ROOT } from '../run.ts';
import { stateDirFromEnv } from '../stack/state-dir.ts';
import { wranglerConfigOf } from '../wrangler-config.ts';

/** A D1 database that wrangler can reach. */
export type WranglerDatabase = {
  /** Writes all of it into a file, as SQL. */
  dump: (file: string) => Promise<void>;
  /** Runs a file of SQL. */
  load: (file: string) => Promise<void>;
  /** The rows of a statement. */
  rows: <Row>(sql: string) => Promise<Row[]>;
};

async function wrangler(args: string[], cwd: string): Promise<string> {
  const { code, stdout, stderr } = await capture('wrangler', args, cwd);
  if (code !== 0) throw new Error(`wrangler ${args.join(' ')} ended with code ${code}\n${stderr}`);
  return stdout;
}

const databaseAt = (
  database: string,
  where: string[],
  within: <T>(work: (cwd: string) => Promise<T>) => Promise<T>,
): WranglerDatabase => ({
  dump: async (file) =>
    void (await within((cwd) =>
      wrangler(['d1', 'export', database, ...where, '--skip-confirmation', '--output', file], cwd),
    )),
  load: async (file) =>
    void (await within((cwd) =>
      wrangler(['d1', 'execute', database, ...where, '--yes', '--file', file], cwd),
    )),
  rows: async <Row>(sql: string) => {
    const args = ['d1', 'execute', database, ...where, '--yes', '--json', '--command', sql];
    const [answer] = JSON.parse(await within((cwd) => wrangler(args, cwd))) as { results: Row[] }[];
    return answer?.results ?? [];
  },
});

/** A database of the account that wrangler is signed in to. */
const remoteDatabase = (database: string): WranglerDatabase =>
  databaseAt(database, ['--remote'], (work) => work(ROOT));

/**
 * The database of the local stack below `stateDir`, while the stack does not run. wrangler exports from a folder of
 * its own alone, so it is given one that leads there.
 */
export function localDatabase(stateDir: string): WranglerDatabase {
  const { d1_databases: [bound] = [], compatibility_date: date } = wranglerConfigOf('api');
  if (bound === undefined) throw new Error('wrangler.toml binds no database');
  const config = [
    'name = "fahm-backup"',
    `compatibility_date = "${date}"`,
    '[[d1_databases]]',
    'binding = "DB"',
    'database_name = "fahm"',
    `database_id = "${bound.database_id}"`,
  ];
  return databaseAt('fahm', ['--local'], async (work) => {
    const folder = await mkdtemp(join(tmpdir(), 'fahm-backup-'));
    try {
      await mkdir(stateDir, { recursive: true });
      await mkdir(join(folder, '.wrangler'));
      await symlink(stateDir, join(folder, '.wrangler', 'state'));
      await writeFile(join(folder, 'wrangler.toml'), config.join('\n'));
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}

/** The database of that name in the Cloudflare account; without one that of this machine. */
export const databaseOf = (cloudflare: string | undefined): WranglerDatabase =>
  cloudflare === undefined
    ? localDatabase(resolve(stateDirFromEnv(process.env['STATE_DIR'])))
    : remoteDatabase(cloudflare);
