import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { realBindings } from '../test/bindings.ts';
import { createBrowser, type Browser } from '../test/browser.ts';
import { learner } from '../test/learner.ts';
import { cardId, FREE, loadSampleLessons, masteryId } from '../test/lessons.ts';

beforeAll(loadSampleLessons);

type Write = (browser: Browser) => Promise<Response>;

const put =
  (path: string, body: unknown): Write =>
  (browser) =>
    browser.write('PUT', path, body);
const post =
  (path: string, body: unknown): Write =>
  (browser) =>
    browser.write('POST', path, body);

const card = `/api/flashcards/${cardId(FREE, 1)}`;
const concept = { surahNumber: FREE, title: 'Trust', summary: 'What trust in God is.' };
const tick = { objectiveKey: 'section-0-objective-0', completed: true };
const id = crypto.randomUUID();

const WRITES: [name: string, limit: 'STUDY_LIMIT' | 'WRITE_LIMIT', write: Write][] = [
  ['[7.11] reviews', 'STUDY_LIMIT', post(`${card}/review`, { rating: 4 })],
  ['[7.11] undos', 'STUDY_LIMIT', post(`${card}/undo`, { review: id })],
  ['[7.13] ticks', 'STUDY_LIMIT', post(`/api/masteries/${masteryId(FREE)}/progress`, tick)],
  [
    'settings of study',
    'WRITE_LIMIT',
    put('/api/study/settings', { targetRetention: 0.9, newCardsPerDay: 10 }),
  ],
  ['[7.19] new concepts', 'WRITE_LIMIT', post('/api/ingest/concept', concept)],
  ['[2.16] edits of concepts', 'WRITE_LIMIT', put('/api/concepts/c001-x', concept)],
  ['[2.16] retractions', 'WRITE_LIMIT', (it) => it.write('DELETE', '/api/concepts/c001-x')],
  ['folders', 'WRITE_LIMIT', post('/api/folders', { name: 'Mine' })],
  ['items of folders', 'WRITE_LIMIT', post(`/api/folders/${id}/items`, {})],
];

test.each(WRITES)('[R8] %s beyond their limit are asked to wait: 429', async (_, limit, write) => {
  const { browser } = await learner();
  // Five a minute: the least limit there is, in the place of the one that the route asks.
  const limited = { ...realBindings(), [limit]: env.REPORT_LIMIT };
  const one = createBrowser(limited, new Map(browser.jar));
  for (let count = 0; count < 5; count += 1) expect((await write(one)).status).not.toBe(429);
  const refused = await write(one);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await one.get('/api/progress')).status).toBe(200);
});
