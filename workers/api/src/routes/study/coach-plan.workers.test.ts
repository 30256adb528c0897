import { coachPlanSchema, coachTipsSchema } from '@fahm/contracts/study/coach-plan.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { realBindings } from '../../../test/bindings.ts';
import { createBrowser, type Browser } from '../../../test/browser.ts';
import { learner } from '../../../test/learner.ts';
import { cardId, FREE, loadSampleLessons, masteryId, PRO } from '../../../test/lessons.ts';

beforeAll(loadSampleLessons);

const planOf = async (browser: Browser, offset = 0) =>
  coachPlanSchema.parse(
    await (await browser.get(`/api/coach/${FREE}/plan?offset=${offset}`)).json(),
  );
const tasksOf = async (browser: Browser) => (await planOf(browser)).days.flatMap((it) => it.tasks);

test('[9.9] a plan is there before it is begun, and keeps its day from then on', async () => {
  const { browser, id } = await learner();
  expect(await planOf(browser)).toMatchObject({ begun: false, today: 1 });
  const response = await browser.write('POST', `/api/coach/${FREE}/plan`, { offset: 0 });
  expect(coachPlanSchema.parse(await response.json())).toMatchObject({ begun: true, today: 1 });
  await env.DB.prepare('update coach_plan set start_day = start_day - 3 where person_id = ?')
    .bind(id)
    .run();
  expect(await planOf(browser)).toMatchObject({ begun: true, today: 4 });
});

test('[2.12] its tasks tick themselves: verses read, cards begun, objectives ticked, cards reviewed', async () => {
  const { browser } = await learner();
  const before = await tasksOf(browser);
  expect(before.filter(({ done }) => done)).toEqual([]);
  expect(before.map(({ kind }) => kind)).not.toContain('cards');
  const place = { version: 1, lastRead: null, seen: { [FREE]: '1-3' }, bookmarks: [] };
  await browser.write('PUT', '/api/sync/place', { revision: 0, value: place });
  await browser.write('POST', `/api/flashcards/${cardId(FREE, 1)}/review`, { rating: 4 });
  await browser.write('POST', `/api/masteries/${masteryId(FREE)}/progress`, {
    objectiveKey: 'section-0-objective-0',
    completed: true,
  });
  const done = (await tasksOf(browser)).filter((task) => task.done).map(({ id }) => id);
  expect(done.toSorted()).toEqual(['cards-1', 'lesson-c001-trust', 'objective-m001-o00', 'read-1']);
});

test('[2.12] it reads the passages of the map, and begins with lessons that were not practised before', async () => {
  const { browser, id } = await learner();
  const lessonsIn = async () =>
    (await tasksOf(browser)).flatMap((it) => (it.kind === 'lesson' ? [it.lessonId] : []));
  const [first, ...others] = await lessonsIn();
  expect(first).toBe('c001-trust');
  await browser.write('POST', `/api/flashcards/${cardId(FREE, 1)}/review`, { rating: 4 });
  await browser.write('POST', `/api/coach/${FREE}/plan`, { offset: 0 });
  expect((await lessonsIn())[0]).toBe(first);
  // As if the week had begun on the day after that review.
  await env.DB.prepare('update coach_plan set start_day = start_day + 1 where person_id = ?')
    .bind(id)
    .run();
  expect((await lessonsIn()).slice(0, others.length)).toEqual(others);
  const read = (await tasksOf(browser)).flatMap((it) => (it.kind === 'read' ? [it] : []));
  expect(read.map(({ reference, passages }) => [reference, passages])).toEqual([
    ['1:1', ['Passage 1']],
    ['1:2-7', ['Passage 2']],
  ]);
});

test('[6.3] [6.4] a plan needs what its surah needs', async () => {
  const [free, pro] = [await learner(), await learner('pro')];
  expect((await free.browser.get(`/api/coach/${PRO}/plan`)).status).toBe(403);
  expect((await free.browser.write('POST', `/api/coach/${PRO}/plan`, {})).status).toBe(403);
  expect((await pro.browser.get(`/api/coach/${PRO}/plan`)).status).toBe(200);
  expect((await createBrowser(realBindings()).get(`/api/coach/${FREE}/plan`)).status).toBe(401);
});

test('[2.12] tips come of what the learner did', async () => {
  const { browser } = await learner();
  const tips = async () =>
    coachTipsSchema.parse(await (await browser.get('/api/coach/tips')).json());
  expect(await tips()).toEqual([{ id: 'begin', values: {} }]);
  await browser.write('POST', `/api/flashcards/${cardId(FREE, 1)}/review`, { rating: 4 });
  expect(await tips()).toEqual([{ id: 'rhythm', values: { days: 1 } }]);
});
