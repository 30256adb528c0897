import { progressListSchema } from '@fahm/contracts/study/progress.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { realBindings } from '../../../test/bindings.ts';
import { createBrowser, type Browser } from '../../../test/browser.ts';
import { learner } from '../../../test/learner.ts';
import { cardId, FREE, loadSampleLessons, masteryId } from '../../../test/lessons.ts';

beforeAll(loadSampleLessons);

const DAY = 86_400_000;
const KEY = 'section-0-objective-0';
const tick = (browser: Browser, body: unknown) =>
  browser.write('POST', `/api/masteries/${masteryId(FREE)}/progress`, body);
const progressOf = async (browser: Browser, query = '') =>
  progressListSchema.parse(await (await browser.get(`/api/progress${query}`)).json());

/** Retires an objective or takes it back; the surah then has so many. */
const set = async (at: number | null, total: number) => {
  const id = `${masteryId(FREE)}-o00`;
  await env.DB.prepare('update lesson_item set retired_at = ? where id = ?').bind(at, id).run();
  await env.DB.prepare('update lesson_surah set objectives = ? where surah = ?')
    .bind(total, FREE)
    .run();
};

describe('GET /api/progress', () => {
  test('[7.17] answers a row for each of the 114 surahs, in order', async () => {
    const { browser } = await learner();
    const rows = await progressOf(browser);
    expect(rows.map(({ surahNumber }) => surahNumber)).toEqual(
      Array.from({ length: 114 }, (_, at) => at + 1),
    );
    expect(
      rows.every(
        ({ percentage, dueCards, lastActivityAt }) =>
          percentage === 0 && dueCards === 0 && lastActivityAt === null,
      ),
    ).toBe(true);
  });

  test('[7.17] [4.1] says of each how far it is, what is due and when it was last studied', async () => {
    const { browser } = await learner();
    await tick(browser, { objectiveKey: KEY, completed: true });
    const reviewedAt = Date.now() - 20 * DAY;
    await browser.write('POST', `/api/flashcards/${cardId(2, 1)}/review`, {
      rating: 5,
      reviewedAt,
    });
    const rows = await progressOf(browser, '?offset=-120');
    expect(rows[FREE - 1]).toMatchObject({ percentage: 25, dueCards: 0 });
    expect(rows[1]).toEqual({
      surahNumber: 2,
      percentage: 0,
      dueCards: 1,
      startedCards: 1,
      lastActivityAt: reviewedAt,
    });
  });

  test('[7.17] an objective that the lessons no longer have counts on neither side', async () => {
    const { browser } = await learner();
    await tick(browser, { objectiveKey: KEY, completed: true });
    await set(1, 3);
    expect((await progressOf(browser))[0]?.percentage).toBe(0);
    const path = `/api/masteries/${masteryId(FREE)}/progress`;
    expect(await (await browser.get(path)).json()).toHaveLength(3);
    await set(null, 4);
    expect((await progressOf(browser))[0]?.percentage).toBe(25);
  });

  test('[8.1] nobody is 401', async () => {
    expect((await createBrowser(realBindings()).get('/api/progress')).status).toBe(401);
  });
});
