import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { editorSql, readEditorArguments } from './editor.ts';
import { ROOT } from './run.ts';

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

test('[6.5] one account becomes an editor by e-mail or id, twice is once, and it can be taken away', () => {
  const sqlite = database();
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
  const sqlite = database();
  for (const person of ['nobody', 'same@mail.test', "' or 1=1 --"]) {
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
