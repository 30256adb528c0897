import { expect, test } from 'vitest';
import { describeReport, reportsSql } from './reports.ts';

const id = '0b0e1d6e-7f2c-4f8a-9a53-3f0a2f1f7d11';

test('[2.2.5] the open reports are listed, the oldest first and not without end', () => {
  const { sql } = reportsSql([], 5);
  expect(sql).toMatch(/where closed_at is null order by created_at limit 100$/);
});

test('[2.2.5] one is closed by its id, and by nothing that is none', () => {
  expect(reportsSql(['--close', id], 5).sql).toContain(`set closed_at = 5 where id = '${id}'`);
  for (const args of [['--close'], ['--close', "x' or 1=1"], ['--open', id], ['--close', id, id]]) {
    expect(() => reportsSql(args, 5)).toThrow('Usage');
  }
});

test('[2.2.5] what people write cannot steer a terminal', () => {
  const report = { id, kind: 'contact', about: null, message: 'a\u001b[31m\nb', email: null };
  expect(describeReport({ ...report, created_at: 0 })).toBe(
    `${id}  1970-01-01T00:00  contact\n  –\n  a [31m\n  b`,
  );
});
