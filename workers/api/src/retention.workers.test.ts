import { createContext } from '@fahm/domain/context.ts';
import { forgetOld, RETENTION_DAYS } from '@fahm/domain/retention.ts';
import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { learner } from '../test/learner.ts';
import worker from './index.ts';

const DAY = 86_400_000;

/** The cron, as the platform calls it. */
const cron = (bindings: object = env) =>
  worker.scheduled(
    createScheduledController({ scheduledTime: Date.now(), cron: '*/5 * * * *' }),
    bindings,
  );

const insert = (table: string, row: Record<string, string | number | null>) =>
  env.DB.prepare(
    `insert into ${table} (${Object.keys(row).join(', ')})
     values (${Object.keys(row)
       .map(() => '?')
       .join(', ')})`,
  )
    .bind(...Object.values(row))
    .run();

const left = async (table: string, column: string, id: string): Promise<unknown[]> =>
  (
    await env.DB.prepare(`select ${column} from ${table} where person_id = ? order by 1`)
      .bind(id)
      .raw()
  ).flat();

const ago = (days: number): number => Date.now() - days * DAY;

async function writeSession(personId: string, name: string, expiresAt: number) {
  const times = { created_at: 0, last_seen_at: 0, expires_at: expiresAt };
  const row = {
    secret_hash: `${name}${personId}`,
    id: `${name}${personId}`,
    sign_in: name + personId,
  };
  await insert('session', { ...row, person_id: personId, label: name, ...times });
}

/** Numbered as the next one, where no number is given. */
const writeExchange = (personId: string, name: string, askedAt: number, number?: number) =>
  insert('coach_exchange', {
    number: number ?? null,
    person_id: personId,
    surah: 1,
    question_id: name,
    answer_id: name,
    question: name,
    answer: '',
    asked_at: askedAt,
    answered_at: askedAt,
  });

const writeReport = (personId: string, name: string, created: number, closed: number | null) =>
  insert('report', {
    id: `${name}${personId}`,
    person_id: personId,
    kind: 'text',
    about: name,
    message: name,
    created_at: created,
    closed_at: closed,
  });

// Other tests leave sessions that are over: each begins when none is left.
beforeEach(async () => {
  let gone: number;
  do {
    const forgotten = await forgetOld(createContext(env.DB));
    gone = Object.values(forgotten).reduce((total, rows) => total + rows, 0);
  } while (gone > 0);
});

describe('the cron', () => {
  test('ends the record of sessions that are over, and of no other', async () => {
    const { id } = await learner();
    const before = await left('session', 'label', id);
    await writeSession(id, 'over', Date.now() - 1);
    await writeSession(id, 'open', Date.now() + DAY);
    await cron();
    expect(new Set(await left('session', 'label', id))).toEqual(new Set([...before, 'open']));
  });

  test('forgets what was said to the coach a year ago, and nothing younger', async () => {
    const { id } = await learner();
    const first = 'select coalesce(min(number), 1) - 1 as n from coach_exchange';
    const oldest = (await env.DB.prepare(first).first<number>('n')) ?? 0;
    await writeExchange(id, 'old', ago(RETENTION_DAYS.coach_exchange) - 1000, oldest);
    await writeExchange(id, 'young', ago(RETENTION_DAYS.coach_exchange) + 60_000);
    await cron();
    expect(await left('coach_exchange', 'question', id)).toEqual(['young']);
  });

  test('forgets messages to us half a year after they were closed, and open ones after two years', async () => {
    const { id } = await learner();
    await writeReport(id, 'closed-long-ago', ago(300), ago(RETENTION_DAYS.report_closed) - 1000);
    await writeReport(id, 'closed-lately', ago(900), ago(RETENTION_DAYS.report_closed) + 60_000);
    await writeReport(id, 'never-closed', ago(RETENTION_DAYS.report) - 1000, null);
    await writeReport(id, 'still-open', ago(RETENTION_DAYS.report) + 60_000, null);
    await cron();
    expect(await left('report', 'about', id)).toEqual(['closed-lately', 'still-open']);
  });

  test('forgets that an account was deleted once no backup may bring it back', async () => {
    const deleted = crypto.randomUUID();
    await insert('deletion', {
      person_id: `old-${deleted}`,
      at: ago(RETENTION_DAYS.deletion) - 1000,
    });
    await insert('deletion', { person_id: `young-${deleted}`, at: ago(300) });
    await cron();
    expect(await left('deletion', 'at', `old-${deleted}`)).toEqual([]);
    expect(await left('deletion', 'at', `young-${deleted}`)).toHaveLength(1);
  });

  test('catches up with a pile of any height, a part with each run', async () => {
    const { id } = await learner();
    for (let at = 0; at < 230; at += 1) await writeSession(id, `pile-${at}`, ago(1));
    const open = async () =>
      (await left('session', 'label', id)).filter((label) => String(label).startsWith('pile'));
    await cron();
    expect((await open()).length).toBe(130);
    await cron();
    await cron();
    expect(await open()).toEqual([]);
  });

  test('[P20] looks at no row that it leaves, but for the first hundred exchanges', async () => {
    const { id } = await learner();
    for (let at = 0; at < 400; at += 1) await writeExchange(id, `kept-${at}`, ago(1));
    const read: number[] = [];
    const DB = new Proxy(env.DB, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (name !== 'batch') return typeof value === 'function' ? value.bind(target) : value;
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements);
          read.push(...results.map(({ meta }) => meta.rows_read));
          return results;
        };
      },
    });
    await forgetOld(createContext(DB));
    expect(read).toHaveLength(5);
    expect(Math.max(...read)).toBeLessThanOrEqual(301);
  });

  test('does one thing when another fails, and tells of what failed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { id } = await learner();
    await writeSession(id, 'over', Date.now() - 1);
    const DB = new Proxy(env.DB, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (name !== 'prepare') return typeof value === 'function' ? value.bind(target) : value;
        return (sql: string) => target.prepare(sql.replace('from learner', 'from nowhere'));
      },
    });
    await cron({ ...env, DB });
    expect(log.mock.calls.join()).toContain('housekeeping');
    expect(await left('session', 'label', id)).not.toContain('over');
    log.mockRestore();
  });
});
