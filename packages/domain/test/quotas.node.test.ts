import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { QUOTAS } from '../src/quotas.ts';
import { schemaTables } from './schema-tables.ts';

const OWNERS = new Set(['person', 'learner']);

const isOfPeople = (table: SQLiteTable): boolean =>
  getTableConfig(table).foreignKeys.some((key) =>
    OWNERS.has(getTableName(key.reference().foreignTable)),
  );

test('[R8] every table whose rows belong to a person or a learner has a quota, and no other', async () => {
  const found = (await schemaTables()).filter(isOfPeople).map((table) => getTableName(table));
  expect(found.length).toBeGreaterThan(15);
  expect(Object.keys(QUOTAS).toSorted()).toEqual(found.toSorted());
});

test('[R8] the texts of an account at all its quotas are at most 16 MB', () => {
  const quotas: { rows: number; bytes?: number }[] = Object.values(QUOTAS);
  const bytes = quotas.reduce((total, quota) => total + (quota.bytes ?? 0), 0);
  expect(quotas.every(({ rows }) => rows > 0 && Number.isInteger(rows))).toBe(true);
  expect(bytes).toBeLessThanOrEqual(16_000_000);
});
