import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { COACH_RETENTION_DAYS, RETAINED_REVIEWS, QUOTAS } from '../src/quotas.ts';
import { RETENTION_DAYS } from '../src/retention.ts';
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from '../src/session/limits.ts';
import { schemaTables } from './schema-tables.ts';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/privacy-data.md'), 'utf8');

const section = (title: string): string =>
  page.split(/^## /m).find((part) => part.startsWith(title)) ?? '';

/** The cells of each row that names something in its first. */
const rowsOf = (title: string): string[][] =>
  section(title)
    .split('\n')
    .filter((line) => /^\| .*`/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const named = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, it = '']) => it);

const told = new Map(
  rowsOf('In the database').map(([table = '', columns = '', ...rest]) => [
    named(table)[0] ?? '',
    { columns: named(columns), rest },
  ]),
);
const ofNobody = named(/^Of nobody: .*$/m.exec(page)?.[0] ?? '');

test('every table is of people or of nobody, and the page says which', async () => {
  const tables = (await schemaTables()).map((table) => getTableName(table));
  expect([...told.keys(), ...ofNobody].toSorted()).toEqual(tables.toSorted());
  // Who has a quota is somebody.
  expect([...told.keys()]).toEqual(expect.arrayContaining(Object.keys(QUOTAS)));
});

test('every column of a table of people stands on the page, and none that there is not', async () => {
  const columns = (await schemaTables()).flatMap((table) => {
    const name = getTableName(table);
    const all = Object.values(getTableColumns(table)).map((column) => column.name);
    return ofNobody.includes(name) ? [] : [[name, all.toSorted()]];
  });
  const onPage = [...told].map(([name, { columns: listed }]) => [name, listed.toSorted()]);
  expect(Object.fromEntries(onPage)).toEqual(Object.fromEntries(columns));
});

test('of each the page says why, how long, who sees it and how it goes', () => {
  for (const [table, { rest }] of told) {
    expect(rest, table).toHaveLength(4);
    for (const cell of rest) expect(cell.length, table).toBeGreaterThan(3);
  }
});

const saysOf = (table: string): string => told.get(table)?.rest[1] ?? '';

test('the times on the page are those of the code', () => {
  const DAY = 86_400_000;
  expect(saysOf('session')).toContain(`${IDLE_LIMIT / DAY} days unused, ${ABSOLUTE_LIMIT / DAY}`);
  expect(saysOf('coach_exchange')).toContain(`${RETENTION_DAYS.coach_exchange} days`);
  expect(saysOf('coach_exchange')).toContain(
    `latest ${QUOTAS.coach_exchange.rows.toLocaleString('en')}`,
  );
  expect(saysOf('report')).toContain(`${RETENTION_DAYS.report_closed} days after it is closed`);
  expect(saysOf('report')).toContain(`${RETENTION_DAYS.report} days in any case`);
  expect(saysOf('stripe_event')).toBe(
    `${RETENTION_DAYS.stripe_event_done} days after it was done, ${RETENTION_DAYS.stripe_event} in any case`,
  );
  expect(saysOf('deletion')).toBe(`${RETENTION_DAYS.deletion} days`);
  expect(saysOf('coach_day')).toBe(`${COACH_RETENTION_DAYS} days`);
  expect(saysOf('review')).toContain(RETAINED_REVIEWS.toLocaleString('en'));
});

test('what the code keeps on the device stands on the page, and no other', () => {
  const sources = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /^(?:shell|mfe-\w+|packages\/[^/]+)\/src\/.*\.tsx?$/.test(file) &&
        !/\.test\.tsx?$/.test(file),
    );
  const keys = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/['"`](fahm\.[^'"`]+)['"`]/g)].map(
      ([, key = '']) => key.replaceAll(/\$\{\w+\}/g, '<>'),
    ),
  );
  const onPage = rowsOf('On the device')
    .flatMap(([where = '']) => named(where))
    .filter((name) => name.startsWith('fahm.'))
    .map((name) => name.replaceAll(/<\w+>/g, '<>'));
  expect(keys.length).toBeGreaterThan(8);
  expect(new Set(onPage)).toEqual(new Set(keys));
});
