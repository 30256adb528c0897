import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localPlace, remotePlace } from './lib/backup/place.ts';
import { stateDirFromEnv } from './lib/state-dir.ts';

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
  const place =
    cloudflare === undefined
      ? localPlace(resolve(stateDirFromEnv(process.env['STATE_DIR'])))
      : remotePlace(cloudflare);
  await place.dump(resolve(file));
  console.log(`Written to ${file}.`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
