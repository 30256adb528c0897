import { onboardingAnswers } from '@fahm/contracts/testing/onboarding-answers.ts';
import { studySettingsSchema } from '@fahm/contracts/study/study-settings.ts';
import { activitySchema, studyStatisticsSchema } from '@fahm/contracts/study/study-statistics.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { realBindings } from '../../../test/bindings.ts';
import { createBrowser, type Browser } from '../../../test/browser.ts';
import { learner } from '../../../test/learner.ts';
import { cardId, FREE, loadSampleLessons } from '../../../test/lessons.ts';

beforeAll(loadSampleLessons);

const DAY = 86_400_000;
const rate = (
  browser: Browser,
  at: number,
  rating: number,
  daysAgo: number,
  key = crypto.randomUUID(),
) =>
  browser.write('POST', `/api/flashcards/${cardId(FREE, at)}/review`, {
    rating,
    key,
    reviewedAt: Date.now() - daysAgo * DAY,
  });
const activityOf = async (browser: Browser) =>
  activitySchema.parse(await (await browser.get('/api/study/activity')).json());
const statisticsOf = async (browser: Browser) =>
  studyStatisticsSchema.parse(await (await browser.get('/api/study/statistics')).json());

const settingsOf = async (browser: Browser) =>
  studySettingsSchema.parse(await (await browser.get('/api/study/settings')).json());

/** What is chosen of words before somebody begins their deck. */
const NO_WORDS = { newWordsPerDay: 0, wordsOfSurah: null };

describe('settings of study', () => {
  test('are the defaults until they are set, and one’s own', async () => {
    const [mine, theirs] = [await learner(), await learner()];
    expect(await settingsOf(mine.browser)).toEqual({
      targetRetention: 0.9,
      newCardsPerDay: 10,
      ...NO_WORDS,
    });
    const settings = { targetRetention: 0.85, newCardsPerDay: 25 };
    const response = await mine.browser.write('PUT', '/api/study/settings', settings);
    expect(await response.json()).toEqual({ ...settings, ...NO_WORDS });
    expect(await settingsOf(mine.browser)).toEqual({ ...settings, ...NO_WORDS });
    expect(await settingsOf(theirs.browser)).toEqual({
      targetRetention: 0.9,
      newCardsPerDay: 10,
      ...NO_WORDS,
    });
  });

  test('[3.17] begin with more new cards for who has studied before, until they are set', async () => {
    const { browser } = await learner();
    const said = onboardingAnswers({ previousExperience: 'advanced' });
    await browser.write('PUT', '/api/users/profile', said);
    expect(await settingsOf(browser)).toEqual({
      targetRetention: 0.9,
      newCardsPerDay: 20,
      ...NO_WORDS,
    });
    const settings = { targetRetention: 0.9, newCardsPerDay: 5 };
    await browser.write('PUT', '/api/study/settings', settings);
    expect(await settingsOf(browser)).toEqual({ ...settings, ...NO_WORDS });
  });

  test.each([
    { targetRetention: 0.5, newCardsPerDay: 10 },
    { targetRetention: 1, newCardsPerDay: 10 },
    { targetRetention: 0.9, newCardsPerDay: -1 },
    { targetRetention: '0.9', newCardsPerDay: 10 },
    {},
  ])('%j is refused: 422', async (settings) => {
    const { browser } = await learner();
    expect((await browser.write('PUT', '/api/study/settings', settings)).status).toBe(422);
  });
});

describe('activity', () => {
  test('[2.4] tells each of the last seven days, and leaves out what was taken back', async () => {
    const { browser } = await learner();
    await rate(browser, 1, 4, 2);
    await rate(browser, 2, 0, 2);
    await rate(browser, 3, 4, 8);
    const key = crypto.randomUUID();
    await rate(browser, 4, 4, 0, key);
    await browser.write('POST', `/api/flashcards/${cardId(FREE, 4)}/undo`, { review: key });
    const days = await activityOf(browser);
    expect(days.map(({ day }) => day)).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((ago) =>
        new Date(Date.now() - ago * DAY).toISOString().slice(0, 10),
      ),
    );
    expect(days.map(({ reviews, recalled }) => [reviews, recalled])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [2, 1],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('statistics', () => {
  test('[2.9.4] of nothing are nothing', async () => {
    const { browser } = await learner();
    const { forecast, ...rest } = await statisticsOf(browser);
    expect(rest).toEqual({
      cards: { started: 0, mature: 0 },
      retention: { target: 0.9, reviews: 0, recalled: 0 },
      calibration: [],
    });
    expect(forecast).toHaveLength(30);
    expect(forecast.every(({ cards }) => cards === 0)).toBe(true);
  });

  test('[2.9.4] foretell what comes due, with what is overdue today', async () => {
    const { browser } = await learner();
    await rate(browser, 1, 5, 20);
    await rate(browser, 2, 5, 0);
    await rate(browser, 3, 0, 0);
    const { cards, forecast } = await statisticsOf(browser);
    expect(cards).toEqual({ started: 3, mature: 0 });
    expect(forecast[0]?.cards).toBeGreaterThanOrEqual(1);
    expect(forecast.reduce((sum, day) => sum + day.cards, 0)).toBe(3);
    expect(forecast.findIndex((day, at) => at > 1 && day.cards === 1)).toBeGreaterThanOrEqual(6);
  });

  test('[2.9.4] hold what was recalled against what was foretold, of cards out of learning', async () => {
    const { browser } = await learner();
    for (const at of [1, 2, 3]) {
      await rate(browser, at, 5, 20);
      await rate(browser, at, at === 3 ? 0 : 4, 12);
    }
    const { retention, calibration } = await statisticsOf(browser);
    expect(retention).toEqual({ target: 0.9, reviews: 3, recalled: 2 });
    expect(calibration).toHaveLength(1);
    expect(calibration[0]).toMatchObject({ from: 0.9, to: 1, reviews: 3, recalled: 2 });
    expect(calibration[0]?.predicted).toBeCloseTo(0.9, 1);
  });

  test('[8.1] nobody is 401; an offset that is none 422', async () => {
    expect((await createBrowser(realBindings()).get('/api/study/statistics')).status).toBe(401);
    const { browser } = await learner();
    expect((await browser.get('/api/study/statistics?offset=1e3')).status).toBe(422);
  });
});
