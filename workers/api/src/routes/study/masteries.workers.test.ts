import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { masteryProgressSchema, objectiveProgressSchema } from '@fahm/contracts/study/masteries.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { realBindings } from '../../../test/bindings.ts';
import { createBrowser, type Browser } from '../../../test/browser.ts';
import { grant, learner } from '../../../test/learner.ts';
import { cardId, FREE, loadSampleLessons, masteryId, PRO } from '../../../test/lessons.ts';

beforeAll(loadSampleLessons);

const DAY = 86_400_000;
const KEY = 'section-0-objective-0';
const pathOf = (id: string) => `/api/masteries/${id}/progress`;
const recordsOf = async (browser: Browser, id = masteryId(FREE)) =>
  masteryProgressSchema.parse(await (await browser.get(pathOf(id))).json());
const tick = (browser: Browser, body: unknown, id = masteryId(FREE)) =>
  browser.write('POST', pathOf(id), body);
const codeOf = async (response: Response) =>
  errorEnvelopeSchema.parse(await response.json()).error.code;

describe('GET /api/masteries/{id}/progress', () => {
  test('[7.12] [3.11] answers a record of every objective, in order', async () => {
    const { browser } = await learner();
    const records = await recordsOf(browser);
    expect(records.map(({ objectiveKey }) => objectiveKey)).toEqual([
      KEY,
      'section-0-objective-1',
      'section-1-objective-0',
      'section-1-objective-1',
    ]);
    expect(records.map(({ completed }) => completed)).toEqual([false, false, false, false]);
    expect(records.map(({ demonstration }) => demonstration)).toEqual(['open', null, null, null]);
    expect(records.map(({ cards }) => cards.total)).toEqual([2, 0, 0, 0]);
  });

  test('[7.12] no such item is 404; above 5 it needs a subscription; nobody is 401', async () => {
    const { browser } = await learner();
    for (const id of ['m003', 'm115', 'nothing', 'c001-trust', 'M001', '%00']) {
      expect((await browser.get(pathOf(id))).status).toBe(404);
    }
    const locked = await browser.get(pathOf(masteryId(PRO)));
    expect([locked.status, await codeOf(locked)]).toEqual([403, 'subscription_required']);
    expect((await createBrowser(realBindings()).get(pathOf('m001'))).status).toBe(401);
  });
});

describe('POST /api/masteries/{id}/progress', () => {
  test('[7.13] [4.10] toggles an objective, and answers its record', async () => {
    const { browser } = await learner();
    const response = await tick(browser, { objectiveKey: KEY, completed: true });
    expect(response.status).toBe(200);
    const record = objectiveProgressSchema.parse(await response.json());
    expect(record).toMatchObject({ objectiveKey: KEY, completed: true, demonstration: 'open' });
    expect((await recordsOf(browser)).map(({ completed }) => completed)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    await tick(browser, { objectiveKey: KEY, completed: false });
    expect((await recordsOf(browser))[0]).toMatchObject({ completed: false, completedAt: null });
  });

  test('[7.13] a second time changes nothing, not even when it was', async () => {
    const { browser } = await learner();
    await tick(browser, { objectiveKey: KEY, completed: true });
    const [first] = await recordsOf(browser);
    await tick(browser, { objectiveKey: KEY, completed: true });
    expect((await recordsOf(browser))[0]).toEqual(first);
  });

  test('[7.13] is one’s own: another person’s ticks are theirs', async () => {
    const [mine, theirs] = [await learner(), await learner()];
    await tick(mine.browser, { objectiveKey: KEY, completed: true });
    expect((await recordsOf(theirs.browser))[0]?.completed).toBe(false);
  });

  test('[7.13] an objective that there is not is 404, another shape 422', async () => {
    const { browser } = await learner();
    for (const objectiveKey of [
      'section-0-objective-9',
      'section-9-objective-0',
      'section-99-objective-99',
    ]) {
      expect((await tick(browser, { objectiveKey, completed: true })).status).toBe(404);
    }
    for (const body of [
      { objectiveKey: 'one', completed: true },
      { objectiveKey: KEY },
      { objectiveKey: KEY, completed: 1 },
      { objectiveKey: 'section-1-objective-1; drop', completed: true },
      [],
    ]) {
      expect((await tick(browser, body)).status).toBe(422);
    }
  });

  test('[7.13] above 5 nothing is ticked without a subscription, nor any more when it ended', async () => {
    const { browser, id } = await learner('pro');
    const body = { objectiveKey: KEY, completed: true };
    expect((await tick(browser, body, masteryId(PRO))).status).toBe(200);
    await grant(id, Date.now() - 1);
    const gone = await tick(browser, { ...body, completed: false }, masteryId(PRO));
    expect([gone.status, await codeOf(gone)]).toEqual([403, 'subscription_required']);
    const { results } = await env.DB.prepare('select * from mastery_tick where person_id = ?')
      .bind(id)
      .all();
    expect(results).toHaveLength(1);
  });
});

const rate = (browser: Browser, at: number, rating: number, daysAgo: number) =>
  browser.write('POST', `/api/flashcards/${cardId(FREE, at)}/review`, {
    rating,
    reviewedAt: Date.now() - daysAgo * DAY,
  });
const shown = async (browser: Browser) => (await recordsOf(browser))[0];

describe('demonstrated by cards', () => {
  test('[2.10] when each card was recalled on two separate days', async () => {
    const { browser } = await learner();
    for (const at of [1, 2]) await rate(browser, at, 5, 12);
    await rate(browser, 1, 4, 2);
    expect(await shown(browser)).toMatchObject({
      demonstration: 'open',
      cards: { recalled: 1, total: 2 },
    });
    await rate(browser, 2, 4, 1);
    expect(await shown(browser)).toMatchObject({
      demonstration: 'demonstrated',
      completed: false,
      cards: { recalled: 2, total: 2 },
    });
  });

  test('[2.10] fades to review when one is forgotten, and when recall falls under 80 %', async () => {
    const { browser, number } = await learner();
    for (const at of [1, 2]) {
      await rate(browser, at, 5, 12);
      await rate(browser, at, 4, 2);
    }
    await rate(browser, 1, 0, 1);
    expect((await shown(browser))?.demonstration).toBe('review');
    await rate(browser, 1, 5, 0);
    expect((await shown(browser))?.demonstration).toBe('demonstrated');
    await env.DB.prepare(
      'update card_state set last_review_at = ?, stability = 5 where learner = ?',
    )
      .bind(Date.now() - 300 * DAY, number)
      .run();
    expect((await shown(browser))?.demonstration).toBe('review');
  });
});

const storeShown = (number: number, objective: string) =>
  env.DB.prepare('insert into objective_shown select ?, number, 1 from lesson_item where id = ?')
    .bind(number, objective)
    .run();

describe('demonstrated before the lessons changed its cards', () => {
  test('[2.10] an objective stays so and says that it was revised, until the cards of today show it', async () => {
    const { browser, number } = await learner();
    await storeShown(number, `${masteryId(FREE)}-o00`);
    await rate(browser, 1, 5, 12);
    expect(await shown(browser)).toMatchObject({
      demonstration: 'demonstrated',
      revised: true,
      cards: { recalled: 0, total: 2 },
    });
    await rate(browser, 1, 4, 2);
    for (const daysAgo of [12, 2]) await rate(browser, 2, 5, daysAgo);
    expect(await shown(browser)).toMatchObject({ demonstration: 'demonstrated', revised: false });
    await rate(browser, 2, 0, 1);
    expect(await shown(browser)).toMatchObject({ demonstration: 'review', revised: false });
  });

  test('[2.10] stays so without any card, and for this learner alone', async () => {
    const [mine, theirs] = [await learner(), await learner()];
    await storeShown(mine.number, `${masteryId(FREE)}-o01`);
    const [, second] = await recordsOf(mine.browser);
    expect(second).toMatchObject({ demonstration: 'demonstrated', revised: true });
    const [, other] = await recordsOf(theirs.browser);
    expect(other).toMatchObject({ demonstration: null, revised: false });
  });
});
