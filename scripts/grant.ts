import { grantSql, readGrantArguments } from './lib/grant.ts';
import { portFromEnv, portsFrom } from './lib/ports.ts';
import { deployToken } from './lib/secrets.ts';
import { stateDirFromEnv } from './lib/state-dir.ts';

async function main(): Promise<void> {
  const { sqlOnly, ...grant } = readGrantArguments(process.argv.slice(2));
  const sql = grantSql(grant, Date.now());
  if (sqlOnly) return console.log(sql);
  const { signIn } = portsFrom(portFromEnv(process.env['PORT']));
  const token = await deployToken(stateDirFromEnv(process.env['STATE_DIR']));
  const headers = { authorization: `Bearer ${token}` };
  const address = `http://127.0.0.1:${signIn}/operator/statement`;
  const response = await fetch(address, { method: 'POST', headers, body: sql }).catch(() => null);
  if (response === null)
    throw new Error('Nothing runs there: npm start first, with the same PORT.');
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const [row] = (await response.json()) as { person_id: string; ends_at: number | null }[];
  if (row === undefined) {
    throw new Error(
      'Nothing was written: no account, or more than one, is called that. Use its id.',
    );
  }
  if (grant.days === 0) return console.log(`Pro is closed for ${row.person_id}.`);
  const until =
    row.ends_at === null ? 'without end' : `until ${new Date(row.ends_at).toISOString()}`;
  console.log(`Pro is open for ${row.person_id} ${until}.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
