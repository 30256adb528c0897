import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseOf } from './lib/backup/wrangler-database.ts';
import { runCommand } from './lib/run-command.ts';

const USAGE = `npm run backup -- <file.sql> [--cloudflare <database>]

Writes the database of this machine (while npm start does not run), or one of the Cloudflare account, into a file.
It holds people's data: keep it as you keep the database, and at most a year.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { cloudflare: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) {
    console.error(USAGE);
    return 2;
  }
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  const { cloudflare } = values;
  const database = databaseOf(cloudflare);
  await database.dump(resolve(file));
  console.log(`Written to ${file}.`);
  return 0;
}

await runCommand(main);
