import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseOf } from './lib/backup/wrangler-database.ts';
import { restore, tellNewer } from './lib/backup/restore.ts';
import { runCommand } from './lib/run-command.ts';

const USAGE = `npm run restore -- [<file.sql>] --newer <file.sql> [--cloudflare <database>]

Puts a backup into an empty database: of this machine (an empty STATE_DIR, while npm start does not run), or one of the
Cloudflare account (npx wrangler d1 create fahm-restored).
  --newer  the latest backup that there is, made of the database that is replaced if it can be read: whoever deleted
           their account since stays deleted. Without a newer one, the same file.
Without a backup, tells a database what has happened since its time: after wrangler's time travel.
Everybody is signed out: some signed out since.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { cloudflare: { type: 'string' }, newer: { type: 'string' } },
  });
  const [file] = positionals;
  const { cloudflare, newer } = values;
  if (newer === undefined || positionals.length > 1) {
    console.error(USAGE);
    return 2;
  }
  const database = databaseOf(cloudflare);
  const people =
    file === undefined
      ? await tellNewer(database, resolve(newer))
      : await restore(database, resolve(file), resolve(newer));
  console.log(`Restored, with ${people} people.`);
  return 0;
}

await runCommand(main);
