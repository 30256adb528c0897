import { RETENTION_DAYS } from '@fahm/domain/retention.ts';
import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import '../test/billing-under-test.ts';
import worker from './index.ts';

const DAY = 86_400_000;
const ago = (days: number): number => Date.now() - days * DAY;

const write = (id: string, received: number, done: number | null) =>
  env.DB.prepare(
    `insert into stripe_event (id, type, livemode, customer_id, state, created_at, received_at, done_at)
     values (?, 'invoice.paid', 0, 'cus_1', ?, ?, ?, ?)`,
  )
    .bind(id, done === null ? 'failed' : 'done', received, received, done)
    .run();

test('[R8] the cron forgets events that are done, and those that nobody could do, and nothing younger', async () => {
  const { stripe_event_done: afterDone, stripe_event: inAnyCase } = RETENTION_DAYS;
  await write('done-long-ago', ago(afterDone + 1), ago(afterDone) - 1000);
  await write('done-lately', ago(inAnyCase - 1), ago(afterDone) + 60_000);
  await write('never-done', ago(inAnyCase) - 1000, null);
  await write('may-be-done', ago(inAnyCase) + 60_000, null);
  const at = { scheduledTime: Date.now(), cron: '*/5 * * * *' };
  await worker.scheduled(createScheduledController(at), env);
  const left = await env.DB.prepare('select id from stripe_event order by id').raw();
  expect(left.flat()).toEqual(['done-lately', 'may-be-done']);
});
