import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../run.ts';
import { localDatabase } from './wrangler-database.ts';
import { deletionsAgain, restore, tellNewer } from './restore.ts';

const MIGRATIONS = join(ROOT, 'db/migrations');
const STAYS = '00000000-0000-4000-8000-000000000001';
const GOES = '00000000-0000-4000-8000-000000000002';

let folder: string;
const at = (name: string) => join(folder, name);

type Column = { name: string; type: string; notnull: number; pk: number; dflt_value: unknown };

const migrations = (): string =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => readFileSync(join(MIGRATIONS, name), 'utf8'))
    .join('\n');

const tablesOf = (database: DatabaseSync): string[] =>
  database
    .prepare(
      `select name from sqlite_schema where type = 'table' and name not like '_cf_%' order by name`,
    )
    .all()
    .map(({ name }) => String(name));

/** What somebody may write, and a dump could lose or take for its own: quotes, lines, statements, Arabic. */
const TEXT = 'O\'Hara "said"\nCREATE TABLE x;\u2028CREATE TABLE y (\rبِسْمِ ٱللَّهِ; -- 🕌';

/** Two people with a row in every table; what a table requires is read off the schema. */
function fill(database: DatabaseSync): void {
  database.exec('pragma foreign_keys = off');
  for (const table of tablesOf(database).filter((name) => !name.startsWith('sqlite_'))) {
    // The surahs come with the migrations.
    if (table === 'surah') continue;
    const columns = database.prepare(`pragma table_info(${table})`).all() as Column[];
    const foreign = database.prepare(`pragma foreign_key_list(${table})`).all();
    for (const [row, person] of [STAYS, GOES].entries()) {
      const values = columns.map(({ name, type }) => {
        const owner = foreign.find((key) => key['from'] === name)?.['table'];
        if (owner === 'person' || (table === 'person' && name === 'id')) return person;
        if (name === 'source') return ['grant', 'billing'][row] ?? '';
        if (name === 'revelation') return 'Meccan';
        if (type === 'TEXT') return `${TEXT} ${row}`;
        if (type === 'REAL') return 0.1 + row;
        return /(?:^|_)(?:at|until|since|from|due)$/.test(name) ? 1_800_000_000_000 + row : row + 1;
      });
      const marks = columns.map(() => '?').join(', ');
      database.prepare(`insert into ${table} values (${marks})`).run(...values);
    }
  }
  // A number that was given once is given to nobody again.
  database.exec(`insert into learner (id, person_id) values (9, '${crypto.randomUUID()}');
    delete from learner where id = 9; delete from deletion;`);
}

/** All of a database, by table; the schema and the counters too. */
const contents = (database: DatabaseSync): Record<string, unknown[]> =>
  Object.fromEntries(
    [...tablesOf(database), 'sqlite_schema'].map((table) => [
      table,
      database
        .prepare(
          table === 'sqlite_schema'
            ? `select type, name, sql from sqlite_schema where name not like '_cf_%' order by name`
            : `select * from ${table} order by 1, 2`,
        )
        .all(),
    ]),
  );

/** The file in which the local D1 keeps a database. */
function fileOf(stateDir: string): string {
  const objects = join(stateDir, 'v3/d1/miniflare-D1DatabaseObject');
  const file = readdirSync(objects).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  return join(objects, file ?? '');
}

const local = (name: string): DatabaseSync => new DatabaseSync(fileOf(at(name)));

/** A dump of a database, as `wrangler d1 export` writes one. */
async function placed(name: string): Promise<void> {
  await writeFile(at('migrations.sql'), migrations());
  await localDatabase(at(name)).load(at('migrations.sql'));
  const database = local(name);
  fill(database);
  database.close();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fahm-backup-test-'));
  await placed('first');
  await localDatabase(at('first')).dump(at('backup.sql'));
}, 120_000);

afterAll(() => rm(folder, { recursive: true }));

describe('a backup', () => {
  test('restored into an empty place is the same in every table, to the byte', async () => {
    expect(await restore(localDatabase(at('second')), at('backup.sql'), at('backup.sql'))).toBe(2);
    const [before, after] = [contents(local('first')), contents(local('second'))];
    expect(Object.keys(before).length).toBeGreaterThan(25);
    for (const [table, rows] of Object.entries(before)) {
      // Whoever signed out since would be signed in again.
      expect(after[table], table).toEqual(table === 'session' ? [] : rows);
      if (!/^(?:deletion$|surah$|sqlite_)/.test(table)) expect(rows.length, table).toBe(2);
    }
    expect(after['sqlite_sequence']).toContainEqual({ name: 'learner', seq: 9 });
  }, 120_000);

  test('is not restored over a database that is there', async () => {
    const again = restore(localDatabase(at('first')), at('backup.sql'), at('backup.sql'));
    await expect(again).rejects.toThrow('restore into an empty one');
  }, 60_000);

  test('[2.13] brings back nobody who deleted their account since, nor anything of theirs', async () => {
    const origin = local('first');
    origin.exec(`pragma foreign_keys = on;
      insert into deletion values ('${GOES}', 1800000000000); delete from person where id = '${GOES}'`);
    origin.close();
    await localDatabase(at('first')).dump(at('newer.sql'));
    expect(await restore(localDatabase(at('third')), at('backup.sql'), at('newer.sql'))).toBe(1);
    const database = local('third');
    const left = contents(database);
    expect(left['deletion']).toEqual([{ person_id: GOES, at: 1_800_000_000_000 }]);
    expectWithoutGone(database, left);
  }, 120_000);

  test('[2.13] and none comes back by time travel, once the newest backup was told to it', async () => {
    const past = local('second');
    past.exec(`insert into session select * from (${SESSION_OF_ONE})`);
    past.close();
    expect(await tellNewer(localDatabase(at('second')), at('newer.sql'))).toBe(1);
    const database = local('second');
    const left = contents(database);
    expect(left['session']).toEqual([]);
    expectWithoutGone(database, left);
  }, 60_000);
});

const SESSION_OF_ONE = `select 'hash', 'id', '${STAYS}', 'label', 'sign-in', 1, 1, 9`;

/** Nobody but one person is in any table, and what is left of the other is that they are deleted. */
function expectWithoutGone(database: DatabaseSync, left: Record<string, unknown[]>): void {
  for (const table of tablesOf(database).filter((name) => !name.startsWith('sqlite_'))) {
    const keys = database.prepare(`pragma foreign_key_list(${table})`).all();
    const isOfPeople =
      table === 'person' || keys.some((key) => /^(?:person|learner)$/.test(String(key['table'])));
    if (isOfPeople) expect(left[table], table).toHaveLength(table === 'session' ? 0 : 1);
  }
  expect(JSON.stringify({ ...left, deletion: [] })).not.toContain(GOES);
}

test('the words of a dump that only look like a deletion delete nobody', () => {
  const note = `INSERT INTO "report" ("id","message") VALUES('x','INSERT INTO "deletion" ("person_id","at") VALUES(''${STAYS}'',1);');`;
  expect(deletionsAgain(note)).toBe('');
  const line = `\u2028INSERT INTO "deletion" ("person_id","at") VALUES('${STAYS}',1);\u2028`;
  expect(deletionsAgain(`-- ${line}`)).toBe('');
});
