import { expect, test } from 'vitest';
import { describeEvent, stripeEventsSql } from './stripe-events.ts';

test('the last events are listed, the newest first', () => {
  const { sql, sqlOnly } = stripeEventsSql([], 0);
  expect(sql).toMatch(/^select .* from stripe_event order by received_at desc limit \d+$/);
  expect(sqlOnly).toBe(false);
});

test('one is made due again by its id, and nothing else is let into the statement', () => {
  const { sql, sqlOnly } = stripeEventsSql(['--replay', 'evt_1', '--sql'], 7);
  expect(sql).toContain("due_at = 7 where id = 'evt_1'");
  expect(sqlOnly).toBe(true);
  for (const wrong of [
    ['--replay'],
    ['--replay', "evt_1' or 1"],
    ['--all'],
    ['--replay', 'evt_1', 'evt_2'],
  ]) {
    expect(() => stripeEventsSql(wrong, 0)).toThrow('Usage');
  }
});

test('a line says when, how it ended, and what went wrong', () => {
  const row = { id: 'evt_1', type: 'invoice.paid', attempts: 2, received_at: 0 };
  expect(describeEvent({ ...row, state: 'failed', problem: 'away' })).toBe(
    '1970-01-01T00:00:00  failed    invoice.paid  evt_1  (2 tries: away)',
  );
});
