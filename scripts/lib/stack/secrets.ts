import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A secret of this machine, made once for each state folder. */
async function persistedSecret(stateDir: string, name: string): Promise<string> {
  const file = join(stateDir, name);
  const persisted = await readFile(file, 'utf8').catch(() => null);
  if (persisted !== null) return persisted;
  const secret = randomBytes(32).toString('base64url');
  await mkdir(stateDir, { recursive: true });
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

/** The token that may write the local registry, and act as the operator. */
export const deployToken = (stateDir: string): Promise<string> =>
  persistedSecret(stateDir, 'deploy-token');

/** What encrypts a sign-in under way. */
export const loginSecret = (stateDir: string): Promise<string> =>
  persistedSecret(stateDir, 'login-secret');
