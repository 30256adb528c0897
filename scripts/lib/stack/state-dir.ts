import { join } from 'node:path';
import { ROOT } from '../run.ts';

/** Where the local database, copies and versions lie; deleting it starts afresh. */
export function stateDirFromEnv(value: string | undefined): string {
  return value ?? join(ROOT, '.local');
}
