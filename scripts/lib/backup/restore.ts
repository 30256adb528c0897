import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WranglerDatabase } from './wrangler-database.ts';

// Lines of a dump end with \n alone. Not `^` and `$`: they see an end in \u2028, too, which people may write.
const DELETION =
  /(?<=^|\n)INSERT INTO "deletion" \("person_id","at"\) VALUES\('([0-9a-f-]{36})',(\d+)\);(?=\n|$)/g;

const BEGINS = /(?<=\n)(?=PRAGMA |CREATE |INSERT INTO |DELETE FROM )/;

const FIRST = ['PRAGMA ', 'CREATE TABLE ', 'INSERT INTO "person" ', 'INSERT INTO "learner" '];

/** Where a statement stands: the schema, those whom others refer to, and the rest. */
function rank(statement: string): number {
  const at = FIRST.findIndex((beginning) => statement.startsWith(beginning));
  return at === -1 ? FIRST.length : at;
}

/**
 * A dump in an order in which it can be run: D1 writes a table with its rows, also before another one that these refer
 * to. Texts of a row stand in one line there, whatever is in them.
 */
function inOrder(dump: string): string {
  const statements = dump.split(BEGINS);
  return statements.toSorted((a, b) => rank(a) - rank(b)).join('');
}

/** The statements that delete once more whom a newer backup knows to be deleted. */
export const deletionsAgain = (newer: string): string =>
  [...newer.matchAll(DELETION)]
    .map(
      ([, id, at]) =>
        `insert or ignore into deletion (person_id, at) values ('${id}', ${at});\ndelete from person where id = '${id}';\n`,
    )
    .join('');

/**
 * Puts a backup into an empty database, and tells it what `newer` knows.
 * @throws when the database is not empty.
 */
export async function restore(
  database: WranglerDatabase,
  file: string,
  newer: string,
): Promise<number> {
  const [there] = await database.rows<{ n: number }>(
    `select count(*) as n from sqlite_schema where name in ('person', 'lesson_item')`,
  );
  if (there?.n !== 0)
    throw new Error('There is a database in that place: restore into an empty one.');
  await run(database, inOrder(await readFile(file, 'utf8')));
  return tellNewer(database, newer);
}

/**
 * Tells a database of the past what has happened since. `newer` is the latest backup there is, of what is being replaced
 * if it can still be read: whom it knows to be deleted is deleted here too, with all that is theirs. All sessions end:
 * some were ended since. Answers how many people there are.
 */
export async function tellNewer(database: WranglerDatabase, newer: string): Promise<number> {
  await run(database, `${deletionsAgain(await readFile(newer, 'utf8'))}delete from session;\n`);
  const [people] = await database.rows<{ n: number }>('select count(*) as n from person');
  return people?.n ?? 0;
}

async function run(database: WranglerDatabase, sql: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fahm-restore-'));
  try {
    const file = join(folder, 'deletions.sql');
    await writeFile(file, sql);
    await database.load(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
