import { announcedCardKinds } from '@fahm/contracts/study/card-kinds.ts';
import { dueListSchema, reviewedSchema } from '@fahm/contracts/study/flashcards.ts';
import { FREE_WORDS } from '@fahm/contracts/study/public-lessons.ts';
import { recalledWordsSchema } from '@fahm/contracts/study/recalled-words.ts';
import { studySettingsSchema } from '@fahm/contracts/study/study-settings.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { countTrips } from '../../../test/count-trips.ts';
import { loadSampleDeck, ORDERED, wordId, WORDS } from '../../../test/deck.ts';
import { before, grant, learner } from '../../../test/learner.ts';
import { cardId, FREE, loadSampleLessons } from '../../../test/lessons.ts';

const DAY = 86_400_000;
/** A word that a card of the lessons asks too. */
const SHARED = 4;

beforeAll(async () => {
  await loadSampleLessons();
  await loadSampleDeck({ [SHARED]: [cardId(FREE, 30)] });
});

const KINDS = `kinds=${announcedCardKinds.join(',')}`;
const idsIn = async (browser: Browser, query = `?${KINDS}`): Promise<string[]> => {
  const response = await browser.get(`/api/flashcards/due${query}`);
  return dueListSchema.parse(await response.json()).map(({ flashcard }) => flashcard.id);
};
const words = (browser: Browser) => idsIn(browser, `?deck=words&${KINDS}`);
const review = (browser: Browser, id: string, body: object = { rating: 4 }) =>
  browser.write('POST', `/api/flashcards/${id}/review`, body);
const settle = async (browser: Browser, change: object) => {
  const settings = { targetRetention: 0.9, newCardsPerDay: 2, newWordsPerDay: 3, ...change };
  const response = await browser.write('PUT', '/api/study/settings', settings);
  expect(response.status).toBe(200);
  return studySettingsSchema.parse(await response.json());
};
/** So many words, from a rank on. */
const ranked = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => wordId(from + at));

describe('the deck of words', () => {
  test('[7.10] is not there before somebody begins it; then its words come behind the new cards, most met first', async () => {
    const { browser } = await learner();
    expect((await idsIn(browser)).filter((id) => id.startsWith('w-'))).toEqual([]);
    expect(await words(browser)).toEqual([]);
    await settle(browser, {});
    expect(await idsIn(browser)).toEqual([cardId(FREE, 1), cardId(FREE, 2), ...ranked(3)]);
    expect(await words(browser)).toEqual(ranked(3));
    expect(await idsIn(browser, `?surah=${FREE}&${KINDS}`)).toEqual(
      [1, 2].map((at) => cardId(FREE, at)),
    );
  });

  test('[7.10] new words and new cards of a day are counted apart', async () => {
    const { browser } = await learner();
    await settle(browser, {});
    await review(browser, wordId(1), { rating: 5 });
    await review(browser, cardId(FREE, 1), { rating: 5 });
    expect(await idsIn(browser)).toEqual([cardId(FREE, 2), wordId(2), wordId(3)]);
    // A word is no place in the lessons: these go on from their own last card.
    await review(browser, wordId(2), { rating: 5 });
    expect(await idsIn(browser)).toEqual([cardId(FREE, 2), wordId(3)]);
  });

  test('[7.10] those of a chosen surah come first, in its order, then those that are met most, and none twice', async () => {
    const { browser } = await learner('pro');
    await settle(browser, { newWordsPerDay: 6, wordsOfSurah: ORDERED.surah });
    const first = ORDERED.ranks.map(wordId);
    expect(await words(browser)).toEqual([...first, wordId(1), wordId(2), wordId(SHARED)]);
    await review(browser, first[0] ?? '', { rating: 5 });
    expect((await words(browser)).slice(0, 3)).toEqual([...first.slice(1), wordId(1)]);
  });

  test('[7.11] a word is rated, rated once, taken back and forgotten like a card', async () => {
    const { browser, number } = await learner();
    await settle(browser, {});
    const key = crypto.randomUUID();
    for (const _ of [1, 2]) {
      const reply = await review(browser, wordId(1), { rating: 4, key });
      expect(reviewedSchema.parse(await reply.json()).scheduling.reviews).toBe(1);
    }
    const undo = { review: key };
    const undone = await browser.write('POST', `/api/flashcards/${wordId(1)}/undo`, undo);
    expect(reviewedSchema.parse(await undone.json()).scheduling.state).toBe('new');
    // It was one of the new words of the day.
    expect(await words(browser)).toEqual(ranked(2));
    const rows = env.DB.prepare('select count(*) as n from card_state where learner = ?');
    expect(await rows.bind(number).first('n')).toBe(0);
  });

  test('[7.10] a word is not asked on a day on which a card of a lesson asks it', async () => {
    const { browser, number } = await learner();
    await settle(browser, { newCardsPerDay: 0, newWordsPerDay: SHARED });
    await review(browser, cardId(FREE, 30), { rating: 5 });
    expect(await words(browser)).toEqual([...ranked(SHARED - 1), wordId(SHARED + 1)]);
    await env.DB.prepare('update card_state set last_review_at = ? where learner = ?')
      .bind(Date.now() - 2 * DAY, number)
      .run();
    expect(await words(browser)).toEqual(ranked(SHARED));
    await review(browser, wordId(SHARED), { rating: 5 });
    const due = 'update card_state set state = 2, due = ? where learner = ?';
    await env.DB.prepare(due)
      .bind(Date.now() - DAY, number)
      .run();
    // Both are due now: the card of the lesson goes first, the word waits.
    expect((await idsIn(browser)).slice(0, 1)).toEqual([cardId(FREE, 30)]);
    expect(await idsIn(browser)).not.toContain(wordId(SHARED));
  });

  test('[3.10] a client that does not play words is sent none, new or due', async () => {
    const { browser } = await learner();
    await settle(browser, { newCardsPerDay: 0 });
    await review(browser, wordId(1), { rating: 5, reviewedAt: Date.now() - 25 * DAY });
    expect(await idsIn(browser, '?kinds=order,match,case,recall')).toEqual([]);
    expect(await idsIn(browser)).toHaveLength(4);
  });

  test('[7.10] settings of a client from before the deck leave what is chosen of words', async () => {
    const { browser } = await learner();
    await settle(browser, { wordsOfSurah: 67 });
    const old = { targetRetention: 0.8, newCardsPerDay: 4 };
    const kept = { ...old, newWordsPerDay: 3, wordsOfSurah: 67 };
    const saved = await browser.write('PUT', '/api/study/settings', old);
    expect(await saved.json()).toEqual(kept);
    expect(await (await browser.get('/api/study/settings')).json()).toEqual(kept);
    for (const wrong of [{ newWordsPerDay: 51 }, { newWordsPerDay: -1 }, { wordsOfSurah: 115 }]) {
      const refused = await browser.write('PUT', '/api/study/settings', { ...old, ...wrong });
      expect(refused.status).toBe(422);
    }
  });

  test('[5.1] an account’s file names the words that were begun, and where they stand', async () => {
    const { browser } = await learner();
    await review(browser, wordId(1));
    const file = await (
      await browser.get('/api/account/export')
    ).json<{
      data: Record<string, { card: string; surah: number }[]>;
    }>();
    expect(file.data['card_state']).toMatchObject([{ card: wordId(1), surah: 0 }]);
  });
});

const allButFree = (browser: Browser) => settle(browser, { newCardsPerDay: 0, newWordsPerDay: 50 });
/** As if every free word had been begun, and none were due. */
const beginFree = (number: number) =>
  env.DB.prepare(
    `insert into card_state select ?, 0, number, ?, 2, 0, 10, 5, 1, 0, 1, 0, 0, null
     from lesson_item where kind = 'word' and position < ?`,
  )
    .bind(number, Date.now() + 30 * DAY, FREE_WORDS)
    .run();

const recalled = async (browser: Browser) =>
  recalledWordsSchema.parse(await (await browser.get('/api/words/recalled')).json()).recalled;

describe('GET /api/words/recalled', () => {
  const today = Math.floor(Date.now() / DAY);
  const on = (days: number, rating = 5) => ({ rating, reviewedAt: Date.now() - days * DAY });

  test('[7.27] has words that were answered rightly on two days, with the second; neither cards nor what was forgotten', async () => {
    const [{ browser }, other] = [await learner(), await learner()];
    await review(browser, wordId(1), on(20));
    await review(browser, cardId(FREE, 1), on(20));
    await review(browser, cardId(FREE, 1), on(10));
    expect(await recalled(browser)).toEqual({});
    await review(browser, wordId(1), on(10));
    expect(await recalled(browser)).toEqual({ 'word-1': today - 10 });
    // The day on which it came to be so stays.
    await review(browser, wordId(1), on(5));
    expect(await recalled(browser)).toEqual({ 'word-1': today - 10 });
    await review(browser, wordId(1), { rating: 0 });
    expect(await recalled(browser)).toEqual({});
    expect(await recalled(other.browser)).toEqual({});
  });

  test('[7.27] a second day that is taken back is none', async () => {
    const { browser } = await learner();
    const key = crypto.randomUUID();
    await review(browser, wordId(2), on(20));
    await review(browser, wordId(2), { ...on(10), key });
    await browser.write('POST', `/api/flashcards/${wordId(2)}/undo`, { review: key });
    expect(await recalled(browser)).toEqual({});
  });

  test('[P20] [7.27] is read with about two rows for each', async () => {
    const { browser, number } = await learner();
    await env.DB.prepare(
      `insert into card_state select ?, 0, number, 1, 2, 0, 10, 5, 1, 0, 1, 2, 0, null
       from lesson_item where kind = 'word' and position < 50`,
    )
      .bind(number)
      .run();
    const watch = countTrips(env.DB);
    const rows = Object.keys(await recalled(before(browser, watch.database))).length;
    expect(rows).toBe(50);
    expect(await watch.rowsRead()).toBeLessThanOrEqual(2 * rows + 10);
  });
});

describe('[R6] words beyond those that are free', () => {
  const beyond = wordId(FREE_WORDS + 1);
  test.each(['free', 'expired'] as const)('[6.2] are not dealt nor taken for %s', async (plan) => {
    const { browser, number } = await learner(plan);
    await allButFree(browser);
    await beginFree(number);
    expect(await words(browser)).toEqual([]);
    const refused = await review(browser, beyond);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { code: 'subscription_required' } });
    expect((await review(browser, wordId(FREE_WORDS))).status).toBe(200);
  });

  test('[6.3] come with Pro; when it ends those that were begun stay due, and no other is begun', async () => {
    const { browser, id, number } = await learner('pro');
    await allButFree(browser);
    await beginFree(number);
    expect(await words(browser)).toEqual(ranked(WORDS - FREE_WORDS, FREE_WORDS + 1));
    const old = { rating: 5, reviewedAt: Date.now() - 25 * DAY };
    expect((await review(browser, beyond, old)).status).toBe(200);
    await grant(id, Date.now() - 1);
    expect(await words(browser)).toEqual([beyond]);
    expect((await review(browser, beyond)).status).toBe(200);
    expect((await review(browser, wordId(FREE_WORDS + 2))).status).toBe(403);
  });
});

test.each([0, 50])(
  '[P19] [P20] 50 due words are read with about two rows each, and %i new ones walk through those that were begun',
  async (newWordsPerDay) => {
    const { browser, number } = await learner();
    await settle(browser, { newCardsPerDay: 0, newWordsPerDay });
    await env.DB.prepare(
      `insert into card_state select ?, 0, number, 1, 2, 0, 10, 5, 1, 0, 1, 0, 0, null
       from lesson_item where kind = 'word' and position < 50`,
    )
      .bind(number)
      .run();
    const watch = countTrips(env.DB);
    const rows = (await words(before(browser, watch.database))).length;
    expect(rows).toBe(50 + newWordsPerDay);
    expect(watch.statements.length).toBeLessThanOrEqual(3);
    expect(watch.trips()).toBeLessThanOrEqual(2);
    const walked = newWordsPerDay === 0 ? 0 : 2 * 50;
    expect(await watch.rowsRead()).toBeLessThanOrEqual(2 * rows + 10 + walked);
  },
);
