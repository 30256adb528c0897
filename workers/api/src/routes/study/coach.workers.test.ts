import {
  COACH_DAILY,
  coachHistorySchema,
  coachReplySchema,
  type CoachReply,
} from '@fahm/contracts/study/coach.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { realBindings } from '../../../test/bindings.ts';
import { createBrowser, type Browser } from '../../../test/browser.ts';
import { learner } from '../../../test/learner.ts';
import { FREE, loadSampleLessons, PRO, SECRET } from '../../../test/lessons.ts';
import { signedIn } from '../../../test/person.ts';

beforeAll(loadSampleLessons);

const QUESTION = 'What does trust mean?';

const send = (browser: Browser, message: unknown = QUESTION, surahNumber: unknown = FREE) =>
  browser.write('POST', '/api/coach', { surahNumber, message });

const replyOf = async (response: Response): Promise<CoachReply> =>
  coachReplySchema.parse(await response.json());

const chatOf = async (browser: Browser, surah = FREE) =>
  coachHistorySchema.parse(await (await browser.get(`/api/coach/${surah}/messages`)).json());

const usedBy = async (id: string) =>
  (await env.DB.prepare('select used from coach_day where person_id = ?')
    .bind(id)
    .first<{ used: number }>()) ?? { used: 0 };

const codeOf = async (response: Response) =>
  (await response.json<{ error: { code: string } }>()).error.code;

const corpus = async (surah: number, edition: string): Promise<string[]> => {
  const url = `https://library/api/quran/surahs/${surah}?edition=${edition}`;
  const { verses } = await (await env.LIBRARY.fetch(url)).json<{ verses: { text: string }[] }>();
  return verses.map(({ text }) => text);
};

describe('POST /api/coach', () => {
  test('[7.14] [3.15] answers from the lessons in the field response, and says that it is that', async () => {
    const { browser } = await learner();
    const reply = await replyOf(await send(browser));
    expect(reply.response).toContain('Something to understand.');
    expect(reply.response).toContain('No language model wrote this answer');
    expect(reply.verseRefs).toEqual(['1:1']);
    expect(reply.message).toMatchObject({
      role: 'assistant',
      content: reply.response,
      composedBy: 'lessons',
      sources: [{ id: 'c001-trust', kind: 'concept' }],
    });
    expect(reply.allowance).toMatchObject({ limit: COACH_DAILY.free, used: 1 });
  });

  test('[R10] the text of a verse is the corpus’s, and the database holds none of it', async () => {
    const { browser, id } = await learner();
    const { message } = await replyOf(await send(browser, 'What does 1:5 say of worship?'));
    const verse =
      message.role === 'assistant' && message.segments.find((it) => it.type === 'verse');
    const [arabic] = (await corpus(1, 'quran-uthmani-kfgqpc')).slice(4);
    const [translation] = (await corpus(1, 'en.sahih')).slice(4);
    expect(verse).toMatchObject({
      ref: '1:5',
      verses: [{ key: '1:5', arabic, translation }],
    });
    const row = await env.DB.prepare('select answer from coach_exchange where person_id = ?')
      .bind(id)
      .first<{ answer: string }>();
    expect(row?.answer).not.toMatch(/\p{Script=Arabic}/u);
    expect(row?.answer).not.toContain(translation);
  });

  test('[7.14] what has nothing to do with the lessons gets a short reply of its own, and no scholar', async () => {
    const { browser } = await learner();
    for (const [said, reason] of [
      ['Who won the football cup?', 'off_topic'],
      ['How do I make lasagne?', 'off_topic'],
      ['Assalamu alaikum', 'greeting'],
      ['شكرا جزيلا', 'thanks'],
    ]) {
      const { response, message } = await replyOf(await send(browser, said));
      expect(message).toMatchObject({
        composedBy: 'fixed',
        segments: [{ reason }],
        sources: [],
      });
      expect(response).not.toContain('scholar');
    }
  });

  test('[7.14] what the lessons do not have is answered honestly', async () => {
    const { browser } = await learner();
    const { response, message } = await replyOf(await send(browser, 'zoology handbooks'));
    expect(response).toContain('do not answer this');
    expect(message).toMatchObject({
      composedBy: 'fixed',
      segments: [{ reason: 'not_found' }],
    });
  });

  test('[R10] a ruling is not given: the reply is fixed, names the lessons and a scholar', async () => {
    const { browser } = await learner();
    const reply = await replyOf(await send(browser, 'Is trust haram?'));
    expect(reply.response).toContain('I give no rulings');
    expect(reply.response).toContain('qualified scholar');
    expect(reply.message).toMatchObject({ sources: [{ id: 'c001-trust' }] });
  });

  test('[R10] somebody in need is answered whatever they used, in their language, and it is not counted', async () => {
    const { browser, id } = await learner();
    await env.DB.prepare('insert into coach_day values (?, ?, 10)')
      .bind(id, Math.floor(Date.now() / 86_400_000))
      .run();
    const reply = await replyOf(await send(browser, 'ما عاد أبغى أعيش', PRO));
    expect(reply.message).toMatchObject({ segments: [{ reason: 'distress' }] });
    expect(reply.response).toContain('112');
    expect(await usedBy(id)).toEqual({ used: 10 });
  });

  test('[R10] sadness gets a human sentence and a verse of comfort out of the corpus, in its language, uncounted', async () => {
    const { browser, id } = await learner();
    const said = {
      en: 'I feel so lonely since my mother died',
      ar: 'أشعر بالوحدة منذ ماتت أمي',
      ur: 'امی کے انتقال کے بعد میں ٹوٹ گیا ہوں',
      'ur-Latn': 'main andar se toot gaya hoon, koi nahi hai mera',
    };
    const [arabic] = (await corpus(94, 'quran-uthmani-kfgqpc')).slice(4);
    for (const [language, message] of Object.entries(said)) {
      const reply = await replyOf(await send(browser, message));
      expect(reply.message).toMatchObject({
        composedBy: 'fixed',
        segments: [
          { type: 'refusal', reason: 'sadness', language },
          {
            type: 'verse',
            ref: '94:5-6',
            verses: [{ key: '94:5', arabic }, { key: '94:6' }],
          },
        ],
      });
    }
    expect(await usedBy(id)).toEqual({ used: 0 });
  });

  test('[R10] who may ask in pain hears a gentle sentence, then the answer; used up, the sentence alone', async () => {
    const { browser, id } = await learner();
    const asked = 'I am sad and tired. What does 1:5 teach about trust?';
    const reply = await replyOf(await send(browser, asked));
    const [first, ...rest] = reply.message.role === 'assistant' ? reply.message.segments : [];
    expect(first).toMatchObject({
      type: 'refusal',
      reason: 'gentle',
      language: 'en',
    });
    expect(rest).toContainEqual(expect.objectContaining({ type: 'lesson' }));
    expect(await usedBy(id)).toEqual({ used: 1 });
    await env.DB.prepare('update coach_day set used = 10 where person_id = ?').bind(id).run();
    const late = await replyOf(await send(browser, asked));
    expect(late.message).toMatchObject({ segments: [{ reason: 'gentle' }] });
    expect(late.response).toContain('findahelpline.com');
    expect(await usedBy(id)).toEqual({ used: 10 });
  });

  test('[5.7] a blank message is no question, nor is one that is too long', async () => {
    const { browser, id } = await learner();
    for (const message of ['', '  \n ', 'x'.repeat(1001), null, 7]) {
      expect((await send(browser, message)).status).toBe(422);
    }
    for (const surah of [0, 115, '1', null]) {
      expect((await send(browser, QUESTION, surah)).status).toBe(422);
    }
    expect(await usedBy(id)).toEqual({ used: 0 });
  });

  test('[7.14] the same question sent again is answered and counted once', async () => {
    const { browser, id } = await learner();
    const body = {
      surahNumber: FREE,
      message: QUESTION,
      id: crypto.randomUUID(),
    };
    const first = await replyOf(await browser.write('POST', '/api/coach', body));
    const again = await replyOf(await browser.write('POST', '/api/coach', body));
    expect(again.message).toEqual(first.message);
    expect(await usedBy(id)).toEqual({ used: 1 });
    expect((await chatOf(browser)).messages).toHaveLength(2);
  });
});

describe('who may ask', () => {
  test('[6.4] nobody is told 401, and who has not completed onboarding 403', async () => {
    const nobody = createBrowser(realBindings());
    expect((await send(nobody)).status).toBe(401);
    expect((await nobody.get(`/api/coach/${FREE}/messages`)).status).toBe(401);
    expect(await codeOf(await send(await signedIn()))).toBe('onboarding_required');
  });

  test('[6.3] [8.5] above surah 5 the coach needs Pro', async () => {
    const [free, expired, pro] = [await learner(), await learner('expired'), await learner('pro')];
    for (const { browser } of [free, expired]) {
      expect(await codeOf(await send(browser, QUESTION, PRO))).toBe('subscription_required');
      expect((await browser.get(`/api/coach/${PRO}/messages`)).status).toBe(403);
    }
    const reply = await replyOf(await send(pro.browser, QUESTION, PRO));
    expect(JSON.stringify(reply.message)).toContain(SECRET);
    expect(reply.allowance.limit).toBe(COACH_DAILY.pro);
  });

  test('[6.3] of 200 questions at once exactly 10 are answered, and 10 are counted', async () => {
    const { browser, id } = await learner();
    const answers = await Promise.all(Array.from({ length: 200 }, () => send(browser)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(COACH_DAILY.free);
    expect(statuses.filter((status) => status === 429)).toHaveLength(190);
    expect(await usedBy(id)).toEqual({ used: COACH_DAILY.free });
    expect((await chatOf(browser)).allowance.used).toBe(COACH_DAILY.free);
  }, 60_000);

  test('[6.3] another day has messages of its own', async () => {
    const { browser, id } = await learner();
    await env.DB.prepare('insert into coach_day values (?, ?, 10)')
      .bind(id, Math.floor(Date.now() / 86_400_000) - 1)
      .run();
    expect((await replyOf(await send(browser))).allowance.used).toBe(1);
  });
});

describe('a chat', () => {
  test('[3.15] is kept by surah, in its order, and shown with today’s lessons', async () => {
    const { browser } = await learner();
    await send(browser, QUESTION);
    await send(browser, 'What is the rule about?', 2);
    const { messages } = await chatOf(browser);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(messages[0]).toMatchObject({ content: QUESTION });
    expect(messages[1]?.content).toContain('Something to understand.');
    expect((await chatOf(browser, 2)).messages).toHaveLength(2);
  });

  test('[3.15] deleting one leaves the others, and what was counted', async () => {
    const [{ browser }, other] = [await learner(), await learner()];
    await send(browser);
    await send(browser, QUESTION, 2);
    await send(other.browser);
    expect((await browser.write('DELETE', `/api/coach/${FREE}/messages`)).status).toBe(204);
    const chat = await chatOf(browser);
    expect(chat).toMatchObject({ messages: [], allowance: { used: 2 } });
    expect((await chatOf(browser, 2)).messages).toHaveLength(2);
    expect((await chatOf(other.browser)).messages).toHaveLength(2);
  });
});

test('[7.14] asked for events, the answer comes piece by piece and then whole', async () => {
  const { browser } = await learner();
  const body = { surahNumber: FREE, message: QUESTION };
  const headers = { accept: 'text/event-stream' };
  const response = await browser.write('POST', '/api/coach', body, headers);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events = [...(await response.text()).matchAll(/event: (\w+)\ndata: (.*)\n\n/g)];
  const names = events.map(([, name]) => name);
  expect(names.at(-1)).toBe('done');
  const { message } = coachReplySchema.parse(JSON.parse(events.at(-1)?.[2] ?? ''));
  const segments = message.role === 'assistant' ? message.segments : [];
  expect(names.slice(0, -1)).toEqual(segments.map(() => 'segment'));
  expect(events.slice(0, -1).map(([, , data]) => JSON.parse(data ?? '') as unknown)).toEqual(
    segments,
  );
});

test('[7.14] an event says why there is no answer', async () => {
  const { browser } = await learner();
  const body = { surahNumber: PRO, message: QUESTION };
  const response = await browser.write('POST', '/api/coach', body, {
    accept: 'text/event-stream',
  });
  expect(await response.text()).toContain('subscription_required');
});
