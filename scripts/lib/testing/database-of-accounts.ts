import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ROOT } from '../run.ts';

/** A database after the migrations; of its accounts two share an e-mail, one has what its provider did not verify. */
export function databaseOfAccounts(): DatabaseSync {
  const folder = join(ROOT, 'db', 'migrations');
  const sqlite = new DatabaseSync(':memory:');
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const file of files.toSorted()) sqlite.exec(readFileSync(join(folder, file), 'utf8'));
  const insert = sqlite.prepare(
    `insert into person (id, issuer, subject, email, email_verified, created_at)
     values (?, ?, ?, ?, ?, 0)`,
  );
  insert.run('p-1', 'a', '1', "o'hara@mail.test", 1);
  insert.run('p-2', 'a', '2', 'same@mail.test', 1);
  insert.run('p-3', 'b', '2', 'same@mail.test', 1);
  insert.run('p-4', 'b', '4', 'claimed@mail.test', 0);
  insert.run('p-5', 'a', '5', 'own@mail.test', 1);
  insert.run('p-6', 'b', '6', 'own@mail.test', 0);
  return sqlite;
}
