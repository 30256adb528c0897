import { expect, test } from 'vitest';
import { accountMeantSql, readSignOutArguments, signOutSql } from './sign-out.ts';
import { databaseOfAccounts } from '../testing/database-of-accounts.ts';

/** The accounts, with devices: two of the first, one of the second. */
function databaseOfDevices() {
  const sqlite = databaseOfAccounts();
  const insert = sqlite.prepare(
    `insert into session (secret_hash, id, person_id, label, sign_in, created_at, last_seen_at, expires_at)
     values (?, ?, ?, 'Firefox', ?, 0, 0, 9)`,
  );
  for (const [id, person] of [
    ['s-1', 'p-1'],
    ['s-2', 'p-1'],
    ['s-3', 'p-2'],
  ] as const)
    insert.run(`hash ${id}`, id, person, `sign-in ${id}`);
  const left = () => sqlite.prepare('select id from session').all().length;
  return { sqlite, left };
}

test.each(["o'hara@mail.test", 'p-1'])(
  '%s is signed out everywhere, and nobody else is',
  (person) => {
    const { sqlite, left } = databaseOfDevices();
    expect(sqlite.prepare(accountMeantSql(person)).all()).toMatchObject([{ id: 'p-1' }]);
    expect(sqlite.prepare(signOutSql(person)).all()).toHaveLength(2);
    expect(left()).toBe(1);
    expect(sqlite.prepare(signOutSql(person)).all()).toEqual([]);
  },
);

test.each(['nobody', 'same@mail.test', 'claimed@mail.test', "' or 1 = 1 --", ''])(
  '%j, which does not name one account, signs nobody out',
  (person) => {
    const { sqlite, left } = databaseOfDevices();
    expect(sqlite.prepare(accountMeantSql(person)).all()).toEqual([]);
    expect(sqlite.prepare(signOutSql(person)).all()).toEqual([]);
    expect(left()).toBe(3);
  },
);

test('the command takes one account and knows its flag', () => {
  expect(readSignOutArguments(['p-1', '--sql'])).toEqual({ person: 'p-1', sqlOnly: true });
  for (const args of [[], ['a', 'b'], ['a', '--all']]) {
    expect(() => readSignOutArguments(args)).toThrow('Usage');
  }
});
