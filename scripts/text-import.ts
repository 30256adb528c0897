// Fetches an edition through the text service, checks it and keeps it below .local/editions/, from
// where the library can embed it: EMBED_EDITIONS=quran-uthmani-kfgqpc,en.pickthall npm run build. With --built-in it
// becomes the translation of all pages.
import { join, resolve } from 'node:path';
import type { Edition } from '@fahm/contracts/quran/quran.ts';
import { assertMayEmbed } from './lib/check/rights-check.ts';
import { operatorPermission } from './lib/release/reader-rights.ts';
import { readArguments, USAGE, type ImportArguments } from './lib/text-import/arguments.ts';
import { buildIn } from './lib/text-import/build-in.ts';
import { manifestOf } from './lib/text-import/edition-manifest.ts';
import { fetchEdition } from './lib/text-import/fetch-edition.ts';
import { POLITE, reason } from './lib/text-import/polite-fetch.ts';
import { writeEdition } from './lib/text-import/write-edition.ts';
import { ROOT } from './lib/run.ts';

const service = (process.env['TEXT_SERVICE_URL'] || 'https://api.alquran.cloud/v1').replace(
  /\/$/,
  '',
);
/** Milliseconds between two calls, for a service of one's own that may be asked faster. */
const ownThrottle = Number(process.env['TEXT_IMPORT_PACE_MS'] || Number.NaN);

async function importEdition({ id, folder, isBuiltIn }: ImportArguments): Promise<void> {
  const target = folder === null ? join(ROOT, '.local/editions', id) : resolve(folder);
  console.log(`Fetching ${id} from ${service} (114 surahs, about a minute and a half) …`);
  const fetched = await fetchEdition(id, {
    service,
    throttle: ownThrottle >= 0 ? { betweenMs: ownThrottle, firstPauseMs: ownThrottle } : POLITE,
    report: console.log,
  });
  const manifest = manifestOf(fetched, service, new Date().toISOString());
  if (isBuiltIn) assertMayBeBuiltIn(manifest.edition);
  await writeEdition(target, manifest, fetched.surahs);
  console.log(`\n${manifest.count} verses in ${target}`);
  console.log(`sha256 ${manifest.sha256.whole}`);
  console.log(
    `rights ${manifest.edition.rights}: ${manifest.edition.credit ?? 'no credit is known'}`,
  );
  if (!isBuiltIn) return;
  const files = await buildIn(ROOT, manifest, fetched.surahs);
  console.log(`\n${id} is built in now. Look at these files, and commit them:`);
  console.log(files.map((file) => `  ${file}`).join('\n'));
}

function assertMayBeBuiltIn(edition: Edition): void {
  assertMayEmbed(edition, operatorPermission());
  if (edition.type !== 'translation') throw new Error(`${edition.identifier} is no translation`);
}

const wanted = readArguments(process.argv.slice(2));
if (wanted === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    await importEdition(wanted);
  } catch (error) {
    console.error(`\n${wanted.id} was not imported, nothing was written: ${reason(error)}`);
    process.exitCode = 1;
  }
}
// The channel to the bootstrap would keep this process alive.
if (process.connected) process.disconnect();
