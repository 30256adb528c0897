import { describe, expect, test } from 'vitest';
import { grantSql, readGrantArguments } from './grant.ts';
import { databaseOfAccounts } from '../testing/database-of-accounts.ts';

const now = 1_800_000_000_000;

const granted = (person: string, days: number | null) => {
  const sqlite = databaseOfAccounts();
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
    const sqlite = databaseOfAccounts();
    sqlite.prepare(grantSql({ person: 'p-1', days: null }, now)).all();
    sqlite.prepare(grantSql({ person: 'p-1', days: 0 }, now + 5)).all();
    expect(sqlite.prepare('select * from entitlement').all()).toMatchObject([
      { starts_at: now + 5, ends_at: now + 5 },
    ]);
  });

  test.each(['same@mail.test', 'nobody@mail.test', 'claimed@mail.test', "' or 1 = 1 --", ''])(
    '[6.3] %j, which does not name one account, writes nothing',
    (person) => expect(granted(person, null)).toEqual({ answer: [], rows: [] }),
  );
});

test('[R8] an address that somebody else only claims takes nothing from whose it is', () => {
  expect(granted('own@mail.test', null).rows).toMatchObject([{ person_id: 'p-5' }]);
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
