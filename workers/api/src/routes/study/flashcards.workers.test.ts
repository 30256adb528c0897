import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { casualSessionSchema, reviewedSchema } from '@fahm/contracts/study/flashcards.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { realBindings } from '../../../test/bindings.ts';
import { createBrowser, type Browser } from '../../../test/browser.ts';
import { grant, learner } from '../../../test/learner.ts';
import { cardId, FREE, loadSampleLessons, PRO, retire } from '../../../test/lessons.ts';

beforeAll(loadSampleLessons);

const DAY = 86_400_000;
const codeOf = async (response: Response) =>
  errorEnvelopeSchema.parse(await response.json()).error.code;
const review = (browser: Browser, id: string, body: object) =>
  browser.write('POST', `/api/flashcards/${id}/review`, body);
const undo = (browser: Browser, id: string, name: string) =>
  browser.write('POST', `/api/flashcards/${id}/undo`, { review: name });
const reviewed = async (response: Response) => reviewedSchema.parse(await response.json());
const countOf = async (table: string, number: number) =>
  (
    await env.DB.prepare(`select count(*) as n from ${table} where learner = ?`)
      .bind(number)
      .first<{ n: number }>()
  )?.n;

describe('GET /api/flashcards/casual/{surah}/{count}', () => {
  test('[7.9] [9.6] deals so many different cards of the surah, in an order of chance', async () => {
    const { browser } = await learner();
    const deal = async (count: number) =>
      casualSessionSchema.parse(
        await (await browser.get(`/api/flashcards/casual/${FREE}/${count}`)).json(),
      );
    for (const count of [10, 20, 50]) {
      const { cards, total, mode } = await deal(count);
      expect([cards.length, total, mode]).toEqual([count, count, 'casual']);
      expect(new Set(cards.map(({ id }) => id)).size).toBe(count);
      expect(cards.every(({ surahNumber }) => surahNumber === FREE)).toBe(true);
    }
    const orders = await Promise.all([deal(50), deal(50)]);
    expect(orders[0].cards).not.toEqual(orders[1].cards);
  });

  test('[7.9] a surah without cards deals none', async () => {
    const { browser } = await learner();
    const response = await browser.get('/api/flashcards/casual/3/20');
    expect(await response.json()).toEqual({ cards: [], total: 0, mode: 'casual' });
  });

  test.each(['1/11', '1/010', '115/10', '0/10', '1/0', 'x/10', '1/10x'])(
    '[7.9] %s is no session: 404',
    async (path) => {
      const { browser } = await learner();
      expect((await browser.get(`/api/flashcards/casual/${path}`)).status).toBe(404);
    },
  );

  test('[5.6] [6.2] a surah above 5 needs a subscription', async () => {
    const { browser } = await learner();
    const response = await browser.get(`/api/flashcards/casual/${PRO}/10`);
    expect([response.status, await codeOf(response)]).toEqual([403, 'subscription_required']);
  });
});

describe('POST /api/flashcards/{cardId}/review', () => {
  test('[7.11] [9.7] answers the new state, when the card is due, and what each rating would do', async () => {
    const { browser } = await learner();
    const states = [];
    for (const [at, rating] of [0, 2, 4, 5].entries()) {
      const response = await review(browser, cardId(FREE, at + 1), { rating });
      expect(response.status).toBe(200);
      const { scheduling, next } = await reviewed(response);
      expect(scheduling).toMatchObject({ reviews: 1, lapses: 0, recall: 1 });
      expect(next.again).toBeLessThanOrEqual(next.easy);
      const minutes = ((scheduling.due ?? 0) - (scheduling.lastReviewAt ?? 0)) / 60_000;
      states.push([scheduling.state, Math.round(minutes)]);
    }
    expect(states.slice(0, 3)).toEqual([
      ['learning', 1],
      ['learning', 6],
      ['learning', 10],
    ]);
    expect(states[3]?.[0]).toBe('review');
    expect(states[3]?.[1]).toBeGreaterThanOrEqual(6 * 1440);
  });

  test.each([1, 3, 6, -1, 4.5, '4', null, undefined, [4]])(
    '[7.11] rating %j is 422, and nothing is kept',
    async (rating) => {
      const { browser, number } = await learner();
      const response = await review(browser, cardId(FREE, 1), { rating });
      expect([response.status, await codeOf(response)]).toEqual([422, 'unprocessable']);
      expect(await countOf('review', number)).toBe(0);
    },
  );

  test('[7.11] a card is remembered from its first review on, and not before', async () => {
    const { browser, number } = await learner();
    await browser.get('/api/flashcards/due');
    expect(await countOf('card_state', number)).toBe(0);
    await review(browser, cardId(FREE, 1), { rating: 4 });
    expect(await countOf('card_state', number)).toBe(1);
  });

  test('[7.11] with its key it is kept once, however often it is sent, one after the other or at once', async () => {
    const { browser, number } = await learner();
    const body = { rating: 4, key: crypto.randomUUID() };
    const first = await reviewed(await review(browser, cardId(FREE, 1), body));
    const again = await reviewed(await review(browser, cardId(FREE, 1), body));
    expect(again.scheduling.due).toBe(first.scheduling.due);
    expect(again.key).toBe(body.key);
    const other = { rating: 5, key: crypto.randomUUID() };
    await Promise.all(Array.from({ length: 4 }, () => review(browser, cardId(FREE, 1), other)));
    expect(await countOf('review', number)).toBe(2);
  });

  test('[7.11] of several devices at the same moment every review is kept, one after the other', async () => {
    const { browser, number } = await learner();
    const answers = await Promise.all(
      [4, 4, 0].map((rating) =>
        review(browser, cardId(FREE, 1), { rating, key: crypto.randomUUID() }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await countOf('review', number)).toBe(3);
    const row = await env.DB.prepare('select reviews from card_state where learner = ?')
      .bind(number)
      .first();
    expect(row).toEqual({ reviews: 3 });
  });

  test('[7.11] of more devices than wait their turn the others are told so, and lose nothing', async () => {
    const { browser, number } = await learner();
    const bodies = Array.from({ length: 16 }, () => ({ rating: 4, key: crypto.randomUUID() }));
    const send = (body: object) => review(browser, cardId(FREE, 1), body);
    const refused: object[] = [];
    for (const [at, response] of (await Promise.all(bodies.map(send))).entries()) {
      if (response.status === 200) continue;
      expect([response.status, await codeOf(response)]).toEqual([409, 'busy']);
      expect(response.headers.get('retry-after')).toBe('1');
      refused.push(bodies[at] ?? {});
    }
    expect(refused.length).toBeGreaterThan(0);
    for (const body of refused) expect((await send(body)).status).toBe(200);
    expect(await countOf('review', number)).toBe(16);
  });

  test('[7.11] a key that names a review of another card is refused for good, and nothing is lost by silence', async () => {
    const { browser, number } = await learner();
    const body = { rating: 4, key: crypto.randomUUID() };
    await review(browser, cardId(FREE, 1), body);
    const response = await review(browser, cardId(FREE, 2), body);
    expect([response.status, await codeOf(response)]).toEqual([409, 'conflict']);
    expect(await countOf('review', number)).toBe(1);
    expect(await countOf('card_state', number)).toBe(1);
  });

  test('[7.11] what was rated offline counts from when it was rated; the future counts as now', async () => {
    const { browser } = await learner();
    const at = Date.now() - 3 * DAY;
    const early = await reviewed(
      await review(browser, cardId(FREE, 1), { rating: 5, reviewedAt: at }),
    );
    expect(early.scheduling.lastReviewAt).toBe(at);
    const later = await reviewed(
      await review(browser, cardId(FREE, 2), { rating: 5, reviewedAt: Date.now() + 9 * DAY }),
    );
    expect(later.scheduling.lastReviewAt).toBeLessThanOrEqual(Date.now());
    const before = await reviewed(
      await review(browser, cardId(FREE, 1), { rating: 4, reviewedAt: at - DAY }),
    );
    expect(before.scheduling.lastReviewAt).toBe(at + 1);
  });

  test('[7.11] a card that there is not is 404; one that was retired takes reviews, begun or not', async () => {
    const { browser } = await learner();
    for (const id of ['f999-001', 'nothing', 'c001-trust', 'F001', '%2e%2e', 'a'.repeat(81)]) {
      expect((await review(browser, id, { rating: 4 })).status).toBe(404);
    }
    await review(browser, cardId(2, 8), { rating: 4 });
    await retire(1, [cardId(2, 8), cardId(2, 9)]);
    expect((await review(browser, cardId(2, 8), { rating: 4 })).status).toBe(200);
    const offline = { rating: 4, reviewedAt: Date.now() - DAY };
    expect((await review(browser, cardId(2, 9), offline)).status).toBe(200);
    const due = await (await browser.get('/api/flashcards/due?surah=2')).text();
    expect(due).not.toContain(cardId(2, 8));
    expect(due).not.toContain(cardId(2, 9));
    await retire(null, [cardId(2, 8), cardId(2, 9)]);
  });

  test('[6.2] a new card above 5 needs a subscription; what one has begun stays when it ends', async () => {
    const { browser, id } = await learner('pro');
    await review(browser, cardId(PRO, 1), { rating: 0 });
    await grant(id, Date.now() - 1);
    expect((await review(browser, cardId(PRO, 1), { rating: 4 })).status).toBe(200);
    const response = await review(browser, cardId(PRO, 2), { rating: 4 });
    expect([response.status, await codeOf(response)]).toEqual([403, 'subscription_required']);
  });

  test('[8.1] nobody is 401, whatever they send', async () => {
    const browser = createBrowser(realBindings());
    expect((await review(browser, cardId(FREE, 1), { rating: 9 })).status).toBe(401);
  });
});

describe('POST /api/flashcards/{cardId}/undo', () => {
  test('[7.11] the only review taken back makes the card new again', async () => {
    const { browser, number } = await learner();
    const key = crypto.randomUUID();
    await review(browser, cardId(FREE, 1), { rating: 0, key });
    const { scheduling } = await reviewed(await undo(browser, cardId(FREE, 1), key));
    expect(scheduling).toMatchObject({ state: 'new', reviews: 0 });
    expect(await countOf('card_state', number)).toBe(0);
    expect(await countOf('review', number)).toBe(2);
  });

  test('[7.11] the last of several leaves the card as the ones before had left it', async () => {
    const { browser } = await learner();
    const id = cardId(FREE, 1);
    const at = Date.now() - 20 * DAY;
    await review(browser, id, { rating: 5, reviewedAt: at });
    const before = await reviewed(
      await review(browser, id, { rating: 4, reviewedAt: at + 9 * DAY }),
    );
    const key = crypto.randomUUID();
    await review(browser, id, { rating: 0, key });
    const after = await reviewed(await undo(browser, id, key));
    const { recall: _now, ...kept } = after.scheduling;
    expect(before.scheduling).toMatchObject(kept);
    const again = await reviewed(await review(browser, id, { rating: 2 }));
    expect(again.scheduling.reviews).toBe(3);
  });

  test('[7.11] twice is once, and the review sent late again does not come back', async () => {
    const { browser, number } = await learner();
    const body = { rating: 4, key: crypto.randomUUID(), reviewedAt: Date.now() - DAY };
    await review(browser, cardId(FREE, 1), body);
    for (let times = 0; times < 2; times += 1) {
      const response = await undo(browser, cardId(FREE, 1), body.key);
      expect((await reviewed(response)).scheduling.state).toBe('new');
    }
    expect((await reviewed(await review(browser, cardId(FREE, 1), body))).scheduling.state).toBe(
      'new',
    );
    expect(await countOf('card_state', number)).toBe(0);
    expect(await countOf('review', number)).toBe(2);
  });

  test('[7.11] only the last review, of one’s own: others are 409 and 404', async () => {
    const [mine, theirs] = [await learner(), await learner()];
    const [first, last] = [crypto.randomUUID(), crypto.randomUUID()];
    await review(mine.browser, cardId(FREE, 1), { rating: 4, key: first });
    await review(mine.browser, cardId(FREE, 1), { rating: 4, key: last });
    expect((await undo(mine.browser, cardId(FREE, 1), first)).status).toBe(409);
    expect((await undo(theirs.browser, cardId(FREE, 1), last)).status).toBe(404);
    expect((await undo(mine.browser, cardId(FREE, 2), last)).status).toBe(404);
    expect((await undo(mine.browser, cardId(FREE, 1), 'last')).status).toBe(422);
  });
});
