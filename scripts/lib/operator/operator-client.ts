import { portFromEnv, portsFrom } from '../stack/ports.ts';
import { deployToken } from '../stack/secrets.ts';
import { stateDirFromEnv } from '../stack/state-dir.ts';

/**
 * Runs a statement on the database of the running local stack and answers its rows. Throws a message for people
 * when nothing runs, or the database refuses.
 */
export async function runOnLocalStack<Row>(sql: string): Promise<Row[]> {
  const { signIn } = portsFrom(portFromEnv(process.env['PORT']));
  const token = await deployToken(stateDirFromEnv(process.env['STATE_DIR']));
  const response = await fetch(`http://127.0.0.1:${signIn}/operator/statement`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: sql,
  }).catch(() => null);
  if (response === null)
    throw new Error('Nothing runs there: npm start first, with the same PORT.');
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Row[];
}
