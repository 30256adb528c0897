import { grantSql, readGrantArguments } from './lib/operator/grant.ts';
import { changeOneAccount } from './lib/operator/one-account.ts';
import { runCommand } from './lib/run-command.ts';

type Granted = { person_id: string; ends_at: number | null };

async function main(): Promise<void> {
  const { sqlOnly, ...grant } = readGrantArguments(process.argv.slice(2));
  const sql = grantSql(grant, Date.now());
  if (sqlOnly) return console.log(sql);
  const row = await changeOneAccount<Granted>(grant.person, sql);
  if (grant.days === 0) return console.log(`Pro is closed for ${row.person_id}.`);
  const until =
    row.ends_at === null ? 'without end' : `until ${new Date(row.ends_at).toISOString()}`;
  console.log(`Pro is open for ${row.person_id} ${until}.`);
}

await runCommand(main);
