import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { grantSql, readGrantArguments } from './grant.ts';
import { ROOT } from './run.ts';

const now = 1_800_000_000_000;

/** A database after the migrations, with three accounts: two people share an e-mail. */
function database(): DatabaseSync {
  const folder = join(ROOT, 'db', 'migrations');
  const sqlite = new DatabaseSync(':memory:');
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()) {
    sqlite.exec(readFileSync(join(folder, file), 'utf8'));
  }
  const insert = sqlite.prepare(
    'insert into person (id, issuer, subject, email, created_at) values (?, ?, ?, ?, 0)',
  );
  insert.run('p-1', 'a', '1', "o'hara@mail.test");
  insert.run('p-2', 'a', '2', 'same@mail.test');
  insert.run('p-3', 'b', '2', 'same@mail.test');
  return sqlite;
}

const granted = (person: string, days: number | null) => {
  const sqlite = database();
  const answer = sqlite.prepare(grantSql({ person, days }, now)).all();
  return { answer, rows: sqlite.prepare('select * from entitlement').all() };
};

describe('granting', () => {
  test('[6.3] by e-mail or id writes one row, which is answered', () => {
    for (const person of ["o'hara@mail.test", 'p-1']) {
      const { answer, rows } = granted(person, 30);
      const ends = now + 30 * 86_400_000;
      expect(answer).toEqual([{ person_id: 'p-1', ends_at: ends }]);
      expect(rows).toEqual([{ person_id: 'p-1', source: 'grant', starts_at: now, ends_at: ends }]);
    }
  });

  test('[6.3] without days it has no end', () => {
    expect(granted('p-1', null).rows).toMatchObject([{ ends_at: null }]);
  });

  test('[6.3] a second time takes the place of the first, and taking away ends it now', () => {
    const sqlite = database();
    sqlite.prepare(grantSql({ person: 'p-1', days: null }, now)).all();
    sqlite.prepare(grantSql({ person: 'p-1', days: 0 }, now + 5)).all();
    expect(sqlite.prepare('select * from entitlement').all()).toMatchObject([
      { starts_at: now + 5, ends_at: now + 5 },
    ]);
  });

  test.each(['same@mail.test', 'nobody@mail.test', "' or 1 = 1 --", ''])(
    '[6.3] %j, which is not one account, writes nothing',
    (person) => expect(granted(person, null)).toEqual({ answer: [], rows: [] }),
  );
});

describe('the command’s arguments', () => {
  test.each([
    [['a@b.test'], { person: 'a@b.test', days: null, sqlOnly: false }],
    [['a@b.test', '--days', '30'], { person: 'a@b.test', days: 30, sqlOnly: false }],
    [['--days', '30', 'a@b.test'], { person: 'a@b.test', days: 30, sqlOnly: false }],
    [['p-1', '--revoke', '--sql'], { person: 'p-1', days: 0, sqlOnly: true }],
  ])('[6.3] %j are understood', (args, expected) => {
    expect(readGrantArguments(args)).toEqual(expected);
  });

  test.each([[[]], [['a', 'b']], [['a', '--days']], [['a', '--days', '0']], [['a', '--for-ever']]])(
    '[6.3] %j are answered with the usage',
    (args) => expect(() => readGrantArguments(args)).toThrow('Usage'),
  );
});
