import { coachHistorySchema, coachReplySchema } from '@fahm/contracts/study/coach.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { realBindings } from '../../test/bindings.ts';
import { createBrowser, type Browser } from '../../test/browser.ts';
import { learner } from '../../test/learner.ts';
import { FREE, loadSampleLessons, PRO } from '../../test/lessons.ts';

beforeAll(loadSampleLessons);

const QUESTION = 'What does trust mean?';
const NEED = 'I want to kill myself';

const send = (browser: Browser, id: string, message = QUESTION, surahNumber = FREE) =>
  browser.write('POST', '/api/coach', { surahNumber, message, id });

const codeOf = async (response: Response) =>
  (await response.json<{ error: { code: string } }>()).error.code;

const usedBy = async (id: string) =>
  (await env.DB.prepare('select used from coach_day where person_id = ?')
    .bind(id)
    .first<number>('used')) ?? 0;

const rowsOf = async (id: string) =>
  (await env.DB.prepare('select count(*) as n from coach_exchange where person_id = ?')
    .bind(id)
    .first<number>('n')) ?? 0;

const chatOf = async (browser: Browser) =>
  coachHistorySchema.parse(await (await browser.get(`/api/coach/${FREE}/messages`)).json());

/** A model that takes a while, and never says the same twice. */
function slowModel(milliseconds: number) {
  let calls = 0;
  const run = async () => {
    calls += 1;
    const text = `Said for the ${calls}. time.`;
    await new Promise((resolve) => void setTimeout(resolve, milliseconds));
    return {
      response: {
        segments: [
          { type: 'text', text },
          { type: 'verse', ref: '1:5' },
        ],
      },
    };
  };
  const bindings = { ...realBindings(), COACH_MODEL: 'slow', AI: { run } };
  return { calls: () => calls, before: ({ jar }: Browser) => createBrowser(bindings, jar) };
}

describe('one id', () => {
  test('[7.14] [6.3] sent ten times at once is answered by one answer, asked of the model once, and counted once', async () => {
    const { browser, id } = await learner();
    const model = slowModel(200);
    const question = crypto.randomUUID();
    const slow = model.before(browser);
    const all = await Promise.all(
      Array.from({ length: 10 }, () => send(slow, question, 'What does 1:5 teach?')),
    );
    const answered = all.filter(({ status }) => status === 200);
    expect(answered).toHaveLength(1);
    for (const other of all.filter(({ status }) => status !== 200)) {
      expect([other.status, await codeOf(other)]).toEqual([409, 'busy']);
      expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const [first] = await Promise.all(
      answered.map(async (it) => coachReplySchema.parse(await it.json())),
    );
    const late = coachReplySchema.parse(
      await (await send(slow, question, 'What does 1:5 teach?')).json(),
    );
    expect(late.message).toEqual(first?.message);
    expect(late.allowance.used).toBe(1);
    expect([model.calls(), await usedBy(id), await rowsOf(id)]).toEqual([1, 1, 1]);
  });

  test('[7.14] that was used for other words, or another surah, is refused for good and not counted', async () => {
    const { browser, id } = await learner();
    const question = crypto.randomUUID();
    expect((await send(browser, question)).status).toBe(200);
    for (const other of [
      await send(browser, question, 'What does mercy mean?'),
      await send(browser, question, QUESTION, 2),
    ]) {
      expect([other.status, await codeOf(other)]).toEqual([409, 'conflict']);
    }
    expect(await usedBy(id)).toBe(1);
  });

  test('[6.3] is answered again when every message of the day is used', async () => {
    const { browser, id } = await learner();
    const question = crypto.randomUUID();
    await send(browser, question);
    await env.DB.prepare('update coach_day set used = 10 where person_id = ?').bind(id).run();
    expect((await send(browser, question)).status).toBe(200);
    expect((await send(browser, crypto.randomUUID())).status).toBe(429);
    expect(await rowsOf(id)).toBe(1);
  });

  test('[2.12] whose answer broke off is asked again without another count, and not for ever', async () => {
    const { browser, id } = await learner();
    const question = crypto.randomUUID();
    await send(browser, question);
    const breakOff = () =>
      env.DB.prepare("update coach_exchange set answer = '', claimed_until = 1 where person_id = ?")
        .bind(id)
        .run();
    await breakOff();
    expect((await chatOf(browser)).messages).toEqual([]);
    for (const status of [200, 200, 409]) {
      expect((await send(browser, question)).status).toBe(status);
      await breakOff();
    }
    expect(await usedBy(id)).toBe(1);
  });

  test('[2.12] of a learner who stopped waiting is free again at once, and no answer is kept', async () => {
    const { browser, id } = await learner();
    const model = slowModel(600);
    const question = crypto.randomUUID();
    const body = { surahNumber: FREE, message: 'What does 1:5 teach?', id: question };
    const headers = { accept: 'text/event-stream' };
    const slow = model.before(browser);
    const stream = (await slow.write('POST', '/api/coach', body, headers)).body?.getReader();
    await stream?.read();
    await expect.poll(model.calls).toBe(1);
    await stream?.cancel();
    await expect
      .poll(async () => (await send(browser, question, body.message)).status, { timeout: 3000 })
      .toBe(200);
    expect(await usedBy(id)).toBe(1);
    expect((await chatOf(browser)).messages).toHaveLength(2);
  });
});

describe('somebody in need', () => {
  test('[R10] is answered with care under any id, at once too, and it is never counted', async () => {
    const { browser, id } = await learner();
    const question = crypto.randomUUID();
    await send(browser, question);
    const all = await Promise.all(
      Array.from({ length: 5 }, () => send(browser, question, NEED, PRO)),
    );
    for (const response of all) {
      const { message } = coachReplySchema.parse(await response.json());
      expect(message).toMatchObject({ segments: [{ reason: 'distress' }] });
    }
    expect(await usedBy(id)).toBe(1);
    // The old answer of study stands where it was.
    const again = coachReplySchema.parse(await (await send(browser, question)).json());
    expect(again.message).toMatchObject({ composedBy: 'lessons' });
  });

  test('[R10] is never shown what the same words were answered with as a question of study', async () => {
    const { browser, id } = await learner();
    const question = crypto.randomUUID();
    await send(browser, question);
    await env.DB.prepare('update coach_exchange set question = ? where person_id = ?')
      .bind(NEED, id)
      .run();
    const { message } = coachReplySchema.parse(await (await send(browser, question, NEED)).json());
    expect(message).toMatchObject({ segments: [{ reason: 'distress' }] });
    expect((await chatOf(browser)).messages.at(-1)).toMatchObject({
      segments: [{ reason: 'distress' }],
    });
    expect(await rowsOf(id)).toBe(1);
  });

  test('[R10] sent again under the same id is kept once', async () => {
    const { browser, id } = await learner();
    const question = crypto.randomUUID();
    const [one, other] = [
      await send(browser, question, NEED),
      await send(browser, question, NEED),
    ].map(async (it) => coachReplySchema.parse(await it.json()));
    expect((await other)?.message.id).toEqual((await one)?.message.id);
    expect([await rowsOf(id), await usedBy(id)]).toEqual([1, 0]);
  });
});
