import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { describeReport, pageLine, reportsSql, type OpenReport } from './reports.ts';

const id = '0b0e1d6e-7f2c-4f8a-9a53-3f0a2f1f7d11';

/** A database with so many open reports, the latest with the highest number, and a closed one. */
function withReports(count: number): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec(`create table report
    (id text, kind text, about text, message text, email text, created_at integer, closed_at integer)`);
  const insert = sqlite.prepare("insert into report values (?, 'page', null, ?, null, ?, ?)");
  for (let at = 1; at <= count; at += 1) insert.run(`r${at}`, `Number ${at}`, at, null);
  insert.run('closed', 'Closed', count + 1, 7);
  return sqlite;
}

const pageOf = (sqlite: DatabaseSync, args: string[]) => {
  const { sql, page } = reportsSql(args, 5);
  const rows = sqlite.prepare(sql).all() as unknown as OpenReport[];
  return { messages: rows.map(({ message }) => message), line: pageLine(rows, page ?? 0) };
};

test('[2.2.5] the open reports are listed, the newest first, by pages until the oldest', () => {
  const sqlite = withReports(120);
  const first = pageOf(sqlite, []);
  expect([first.messages.length, first.messages[0]]).toEqual([50, 'Number 120']);
  expect(first.line).toBe('Page 1 of 3, 120 open. Older ones: npm run reports -- --page 2');
  const last = pageOf(sqlite, ['--page', '3']);
  expect([last.messages.length, last.messages.at(-1)]).toEqual([20, 'Number 1']);
  expect(last.line).toBe('Page 3 of 3, 120 open.');
  expect(pageOf(sqlite, ['--page', '4'])).toEqual({ messages: [], line: 'There is no such page.' });
  expect(pageOf(withReports(0), [])).toEqual({ messages: [], line: 'There is none.' });
});

test('[2.2.5] one is closed by its id, and by nothing that is none', () => {
  expect(reportsSql(['--close', id], 5).sql).toContain(`set closed_at = 5 where id = '${id}'`);
  for (const args of [
    ['--close'],
    ['--close', "x' or 1=1"],
    ['--open', id],
    ['--close', id, id],
    ['--page'],
    ['--page', '0'],
    ['--page', '1; drop'],
  ]) {
    expect(() => reportsSql(args, 5)).toThrow('Usage');
  }
});

test('[2.2.5] what people write cannot steer a terminal', () => {
  const report = { id, kind: 'contact', about: null, message: 'a\u001b[31m\n\u202Eb', email: null };
  expect(describeReport({ ...report, created_at: 0 })).toBe(
    `${id}  1970-01-01T00:00  contact\n  –\n  a [31m\n  b`,
  );
});
