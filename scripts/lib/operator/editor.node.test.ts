import { expect, test } from 'vitest';
import { editorSql, readEditorArguments } from './editor.ts';
import { databaseOfAccounts } from '../testing/database-of-accounts.ts';

test('[6.5] one account becomes an editor by e-mail or id, twice is once, and it can be taken away', () => {
  const sqlite = databaseOfAccounts();
  const change = (person: string, revoke = false) =>
    sqlite
      .prepare(editorSql({ person, revoke }, 5))
      .all()
      .map((row) => Object.assign({}, row));
  expect(change("o'hara@mail.test")).toEqual([{ person_id: 'p-1' }]);
  expect(change('p-1')).toEqual([{ person_id: 'p-1' }]);
  expect(sqlite.prepare('select count(*) as n from editor').get()?.['n']).toBe(1);
  expect(change('p-1', true)).toEqual([{ person_id: 'p-1' }]);
  expect(change('p-1', true)).toEqual([]);
});

test('[6.5] nobody becomes an editor by a name that is nobody’s, or two people’s', () => {
  const sqlite = databaseOfAccounts();
  for (const person of ['nobody', 'same@mail.test', 'claimed@mail.test', "' or 1=1 --"]) {
    expect(sqlite.prepare(editorSql({ person, revoke: false }, 5)).all()).toEqual([]);
  }
});

test('[6.5] the command takes one account and knows its flags', () => {
  expect(readEditorArguments(['a@b.test', '--sql'])).toEqual({
    person: 'a@b.test',
    revoke: false,
    sqlOnly: true,
  });
  for (const args of [[], ['a', 'b'], ['a', '--force']]) {
    expect(() => readEditorArguments(args)).toThrow('Usage');
  }
});
