import { dueListSchema, MAX_DUE } from '@fahm/contracts/study/flashcards.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { grant, learner } from '../../../test/learner.ts';
import { CARDS, cardId, FREE, loadSampleLessons, PRO } from '../../../test/lessons.ts';

beforeAll(loadSampleLessons);

const DAY = 86_400_000;
const review = (browser: Browser, id: string, body: object) =>
  browser.write('POST', `/api/flashcards/${id}/review`, body);
const dueOf = async (browser: Browser, query = '') =>
  dueListSchema.parse(await (await browser.get(`/api/flashcards/due${query}`)).json());

describe('GET /api/flashcards/due', () => {
  test('[7.10] [2.9.4] begins with the new cards of a day, in the order of the lessons', async () => {
    const { browser } = await learner();
    const due = await dueOf(browser);
    expect(due.map(({ flashcard }) => flashcard.id)).toEqual(
      Array.from({ length: 10 }, (_, at) => cardId(FREE, at + 1)),
    );
    expect(due.every(({ scheduling }) => scheduling.state === 'new')).toBe(true);
    expect(due[0]?.next).toMatchObject({ again: 60, hard: 360, good: 600 });
  });

  test('[7.10] new cards are as many a day as the learner set, counted from their own midnight', async () => {
    const { browser } = await learner();
    await browser.write('PUT', '/api/study/settings', { targetRetention: 0.9, newCardsPerDay: 3 });
    await review(browser, cardId(FREE, 1), { rating: 5 });
    expect(await dueOf(browser)).toHaveLength(2);
    await browser.write('PUT', '/api/study/settings', { targetRetention: 0.9, newCardsPerDay: 0 });
    expect(await dueOf(browser)).toEqual([]);
  });

  test('[7.10] due cards of every surah come first, the one overdue for longest ahead', async () => {
    const { browser } = await learner();
    const at = Date.now() - 29 * DAY;
    await review(browser, cardId(2, 1), { rating: 5, reviewedAt: at + DAY });
    await review(browser, cardId(FREE, 7), { rating: 5, reviewedAt: at });
    const due = await dueOf(browser);
    expect(due.slice(0, 2).map(({ flashcard }) => flashcard.id)).toEqual([
      cardId(FREE, 7),
      cardId(2, 1),
    ]);
    expect(due[0]?.scheduling.recall).toBeLessThan(0.9);
    // New cards go on where the learner was last.
    expect(due[2]?.flashcard.id).toBe(cardId(2, 2));
  });

  test('[7.10] within one surah only its cards come, and its new ones begin it', async () => {
    const { browser } = await learner();
    const due = await dueOf(browser, '?surah=2');
    expect(due.map(({ flashcard }) => flashcard.surahNumber)).toEqual(
      Array.from({ length: 10 }, () => 2),
    );
  });

  test('[7.10] a card of minutes is due to the minute, a card of days from its day on', async () => {
    const { browser, number } = await learner();
    await browser.write('PUT', '/api/study/settings', { targetRetention: 0.9, newCardsPerDay: 0 });
    await review(browser, cardId(FREE, 1), { rating: 0 });
    expect(await dueOf(browser)).toEqual([]);
    const set = (state: number, due: number) =>
      env.DB.prepare('update card_state set state = ?, due = ? where learner = ?')
        .bind(state, due, number)
        .run();
    await set(1, Date.now() - 1);
    expect(await dueOf(browser)).toHaveLength(1);
    const endOfDay = (Math.floor(Date.now() / DAY) + 1) * DAY;
    await set(2, endOfDay - 1);
    expect(await dueOf(browser)).toHaveLength(1);
    await set(2, endOfDay);
    expect(await dueOf(browser)).toHaveLength(0);
  });

  test('[6.2] new cards above 5 come with Pro only; begun ones stay due when it ends', async () => {
    const { browser, id } = await learner('pro');
    const at = Date.now() - 20 * DAY;
    await review(browser, cardId(PRO, 1), { rating: 5, reviewedAt: at });
    const surahs = async () => (await dueOf(browser)).map(({ flashcard }) => flashcard.surahNumber);
    expect(await surahs()).toEqual([PRO, ...Array.from({ length: 10 }, () => PRO)]);
    await grant(id, Date.now() - 1);
    expect(await surahs()).toEqual([PRO, ...Array.from({ length: 10 }, () => FREE)]);
  });

  test('[7.10] one answer has at most a hundred', async () => {
    const { browser, number } = await learner();
    await env.DB.prepare(
      `insert into card_state select ?, surah, number, 1, 2, 0, 10, 5, 1, 0, 1, 0, 0, null from lesson_item where kind = 'card'`,
    )
      .bind(number)
      .run();
    expect(3 * CARDS).toBeGreaterThan(MAX_DUE);
    expect(await dueOf(browser)).toHaveLength(MAX_DUE);
  });

  test.each(['?surah=0', '?surah=two', '?offset=x', '?offset=-721'])(
    '[7.10] %s is 422',
    async (query) => {
      const { browser } = await learner();
      expect((await browser.get(`/api/flashcards/due${query}`)).status).toBe(422);
    },
  );
});
