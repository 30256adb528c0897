import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import {
  conceptListSchema,
  flashcardListSchema,
  masteryListSchema,
  ruleListSchema,
  storyListSchema,
} from '@fahm/contracts/study/lessons.ts';
import { surahProgressSchema } from '@fahm/contracts/study/progress.ts';
import { surahOverviewReplySchema } from '@fahm/contracts/study/surah-overview.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { realBindings } from '../../../test/bindings.ts';
import { createBrowser, type Browser } from '../../../test/browser.ts';
import { learner } from '../../../test/learner.ts';
import {
  CARDS,
  cardId,
  FREE,
  loadSampleLessons,
  masteryId,
  passageId,
  PRO,
  retire,
} from '../../../test/lessons.ts';
import { signedIn } from '../../../test/person.ts';

beforeAll(loadSampleLessons);

const nobody = () => createBrowser(realBindings());
const codeOf = async (response: Response) =>
  errorEnvelopeSchema.parse(await response.json()).error.code;

const LISTS = [
  ['concepts', conceptListSchema, 1],
  ['rules', ruleListSchema, 1],
  ['stories', storyListSchema, 1],
  ['flashcards', flashcardListSchema, CARDS],
  ['masteries', masteryListSchema, 1],
] as const;

describe.each(LISTS)('GET /api/surahs/{n}/%s', (part, schema, count) => {
  test('[7.5] [7.6] answers the items of the surah in their order, and no shared cache keeps them', async () => {
    const { browser } = await learner();
    const response = await browser.get(`/api/surahs/${FREE}/${part}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const body = await response.json<{ id: string }[]>();
    expect(schema.parse(body)).toEqual(body);
    expect(body).toHaveLength(count);
    expect(body.map(({ id }) => id)).toEqual(body.map(({ id }) => id).toSorted());
  });

  test('[2.7.4] a surah without any answers an empty list', async () => {
    const { browser } = await learner();
    expect(await (await browser.get(`/api/surahs/3/${part}`)).json()).toEqual([]);
  });

  test('[6.2] [9.1] above 5 it needs a subscription: 403 in the form of the catalogue', async () => {
    const { browser } = await learner();
    const response = await browser.get(`/api/surahs/${PRO}/${part}`);
    expect(response.status).toBe(403);
    expect(await codeOf(response)).toBe('subscription_required');
  });

  test('[6.3] is open with Pro, and closed again when it ended', async () => {
    const [pro, expired] = [await learner('pro'), await learner('expired')];
    expect((await pro.browser.get(`/api/surahs/${PRO}/${part}`)).status).toBe(200);
    expect((await expired.browser.get(`/api/surahs/${PRO}/${part}`)).status).toBe(403);
  });

  test('[8.1] nobody is told 401 above 5, with the word that pages look for', async () => {
    const response = await nobody().get(`/api/surahs/${PRO}/${part}`);
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('Unauthorized');
  });

  test.each(['0', '115', '01', 'one', '1.0', '%00'])(
    '[7.6] there is no surah %s: 404',
    async (n) => {
      const { browser } = await learner();
      expect((await browser.get(`/api/surahs/${n}/${part}`)).status).toBe(404);
    },
  );
});

test('[6.1] concepts of surahs 1 to 5 are open to everybody, the other parts to who is signed in', async () => {
  const answers = await Promise.all(
    LISTS.map(async ([part]) => (await nobody().get(`/api/surahs/${FREE}/${part}`)).status),
  );
  expect(answers).toEqual([200, 401, 401, 401, 401]);
});

test('[6.6] who has not completed onboarding reads the concepts that everybody reads, and no more', async () => {
  const browser = await signedIn();
  expect((await browser.get(`/api/surahs/${FREE}/concepts`)).status).toBe(200);
  const response = await browser.get(`/api/surahs/${FREE}/rules`);
  expect(await codeOf(response)).toBe('onboarding_required');
});

test('[2.7.4] what the content no longer has is not answered', async () => {
  const { browser } = await learner();
  await retire(1, [cardId(FREE, CARDS)]);
  const cards = await (await browser.get(`/api/surahs/${FREE}/flashcards`)).json<unknown[]>();
  expect(cards).toHaveLength(CARDS - 1);
  await retire(null, [cardId(FREE, CARDS)]);
});

const overviewOf = async (browser: Browser, surah: number) => {
  const response = await browser.get(`/api/surahs/${surah}/overview`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return response;
};

describe('GET /api/surahs/{n}/overview', () => {
  test('[6.1] of surahs 1 to 5 everybody reads it: the surah as a whole, and its map', async () => {
    const response = await overviewOf(nobody(), FREE);
    const { overview } = surahOverviewReplySchema.parse(await response.json());
    expect(overview?.passages.map(({ id }) => id)).toEqual([1, 2].map((at) => passageId(FREE, at)));
  });

  test('[6.2] [6.3] above 5 it is open with Pro alone: 401 for nobody, 403 for who has no Pro', async () => {
    const [free, pro] = [await learner(), await learner('pro')];
    expect((await overviewOf(nobody(), PRO)).status).toBe(401);
    expect(await codeOf(await overviewOf(free.browser, PRO))).toBe('subscription_required');
    expect((await overviewOf(pro.browser, PRO)).status).toBe(200);
  });

  test('is null of a surah whose lessons have no map, and 404 where there is no surah', async () => {
    expect(await (await overviewOf(nobody(), 3)).json()).toEqual({ overview: null });
    expect((await overviewOf(nobody(), 115)).status).toBe(404);
  });
});

const progressOf = async (browser: Browser, surah = FREE) =>
  surahProgressSchema.parse(await (await browser.get(`/api/surahs/${surah}/progress`)).json());

describe('GET /api/surahs/{n}/progress', () => {
  test('[7.4] [3.1] before anything was done it is 0, of what there is', async () => {
    const { browser } = await learner();
    expect(await progressOf(browser)).toEqual({
      percentage: 0,
      objectives: { completed: 0, total: 4 },
      cards: { total: CARDS, started: 0, due: 0 },
      lastActivityAt: null,
      passages: [
        { id: passageId(FREE, 1), cards: 20, started: 0, due: 0, known: 0 },
        { id: passageId(FREE, 2), cards: CARDS - 20, started: 0, due: 0, known: 0 },
      ],
    });
  });

  test('[7.4] [P20] says of each passage what was begun, what is due and what is known', async () => {
    const { browser } = await learner();
    const rate = (card: number, rating: number, daysAgo: number) =>
      browser.write('POST', `/api/flashcards/${cardId(FREE, card)}/review`, {
        rating,
        reviewedAt: Date.now() - daysAgo * 86_400_000,
      });
    await rate(1, 5, 25);
    await rate(1, 5, 3);
    await rate(2, 4, 20);
    await rate(30, 5, 25);
    await rate(30, 5, 3);
    await rate(30, 0, 2);
    await rate(31, 5, 20);
    await retire(1, [cardId(FREE, 31)]);
    const { cards, passages } = await progressOf(browser);
    await retire(null, [cardId(FREE, 31)]);
    expect(passages).toMatchObject([
      { id: passageId(FREE, 1), cards: 20, started: 2, due: 1, known: 1 },
      { id: passageId(FREE, 2), started: 1, due: 1, known: 0 },
    ]);
    expect(cards).toMatchObject({ started: 4, due: 2 });
  });

  test('[7.4] [4.1] is ticked objectives of all, in whole percent; a review counts as activity', async () => {
    const { browser } = await learner();
    const tick = (objectiveKey: string) =>
      browser.write('POST', `/api/masteries/${masteryId(FREE)}/progress`, {
        objectiveKey,
        completed: true,
      });
    await tick('section-0-objective-0');
    expect((await progressOf(browser)).percentage).toBe(25);
    await browser.write('POST', `/api/flashcards/${cardId(FREE, 1)}/review`, { rating: 0 });
    for (const key of ['section-0-objective-1', 'section-1-objective-0', 'section-1-objective-1']) {
      await tick(key);
    }
    const { lastActivityAt, passages, ...rest } = await progressOf(browser);
    expect(passages?.[0]).toMatchObject({ started: 1, known: 0 });
    expect(rest).toEqual({
      percentage: 100,
      objectives: { completed: 4, total: 4 },
      cards: { total: CARDS, started: 1, due: 0 },
    });
    expect(lastActivityAt).toBeGreaterThan(Date.now() - 60_000);
  });

  test('[7.4] is told of every surah, and of one without lessons', async () => {
    const { browser } = await learner();
    expect(await progressOf(browser, 3)).toMatchObject({ percentage: 0, objectives: { total: 0 } });
    expect(await progressOf(browser, PRO)).toMatchObject({ cards: { total: CARDS } });
  });

  test('[7.4] nobody is told 401; an offset that is none 422', async () => {
    expect((await nobody().get(`/api/surahs/${FREE}/progress`)).status).toBe(401);
    const { browser } = await learner();
    const response = await browser.get(`/api/surahs/${FREE}/progress?offset=9999`);
    expect(response.status).toBe(422);
  });
});
