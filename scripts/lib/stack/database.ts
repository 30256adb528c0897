import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, runQuietly } from '../run.ts';

const MIGRATIONS = join(ROOT, 'db', 'migrations');

/** Brings the local database below `stateDir` up to date; does nothing when no migration is new. */
export async function applyMigrations(stateDir: string): Promise<void> {
  const stamp = join(stateDir, 'migrations.stamp');
  const digest = await digestOfMigrations();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === digest) return;
  const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDir];
  await runQuietly('wrangler', args);
  await writeFile(stamp, digest);
}

async function digestOfMigrations(): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).toSorted();
  for (const file of files) hash.update(file).update(await readFile(join(MIGRATIONS, file)));
  return hash.digest('hex');
}
