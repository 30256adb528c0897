import { beforeAll, describe, expect, test } from 'vitest';
import { realBindings } from '../test/bindings.ts';
import { createBrowser, type Browser } from '../test/browser.ts';
import { grant, learner } from '../test/learner.ts';
import { cardId, FREE, loadSampleLessons, masteryId, PRO, SECRET } from '../test/lessons.ts';

// Every call that could show lessons × everybody, in both orders: none but subscribers sees a byte of what
// needs Pro. Pages and assets hold no such content at all; that is tested where they are built.

type Call = (browser: Browser) => Promise<Response>;

const get =
  (path: string): Call =>
  (browser) =>
    browser.get(path);

const review =
  (rating: unknown): Call =>
  (browser) =>
    browser.write('POST', `/api/flashcards/${cardId(PRO, 3)}/review`, { rating });

/** Makes a folder with a card and a concept that need Pro, and opens it. */
const folder: Call = async (browser) => {
  const made = await browser.write('POST', '/api/folders', { name: 'Mine' });
  if (made.status !== 201) return made;
  const { id } = await made.json<{ id: string }>();
  for (const [kind, target] of [
    ['card', cardId(PRO, 3)],
    ['concept', 'c036-trust'],
  ]) {
    await browser.write('POST', `/api/folders/${id}/items`, { kind, target });
  }
  return browser.get(`/api/folders/${id}`);
};

const CALLS: Record<string, Call> = {
  overview: get(`/api/surahs/${PRO}/overview`),
  concepts: get(`/api/surahs/${PRO}/concepts`),
  rules: get(`/api/surahs/${PRO}/rules`),
  stories: get(`/api/surahs/${PRO}/stories`),
  flashcards: get(`/api/surahs/${PRO}/flashcards`),
  masteries: get(`/api/surahs/${PRO}/masteries`),
  progress: get(`/api/surahs/${PRO}/progress`),
  casual: get(`/api/flashcards/casual/${PRO}/50`),
  due: get('/api/flashcards/due'),
  'due of the surah': get(`/api/flashcards/due?surah=${PRO}`),
  review: review(4),
  'review refused': review(3),
  mastery: get(`/api/masteries/${masteryId(PRO)}/progress`),
  tick: (browser) =>
    browser.write('POST', `/api/masteries/${masteryId(PRO)}/progress`, {
      objectiveKey: 'section-0-objective-0',
      completed: true,
    }),
  'all progress': get('/api/progress'),
  statistics: get('/api/study/statistics'),
  activity: get('/api/study/activity'),
  'own concepts': get(`/api/concepts?surah=${PRO}`),
  'history of a lesson': get('/api/concepts/c036-trust/history'),
  folder,
  coach: (browser) =>
    browser.write('POST', '/api/coach', { surahNumber: PRO, message: 'What is trust?' }),
  'coach as events': (browser) =>
    browser.write(
      'POST',
      '/api/coach',
      { surahNumber: PRO, message: 'What is trust?' },
      { accept: 'text/event-stream' },
    ),
  chat: async (browser) => {
    await browser.write('POST', '/api/coach', { surahNumber: PRO, message: 'What is trust?' });
    return browser.get(`/api/coach/${PRO}/messages`);
  },
  export: get('/api/account/export'),
};

/** What shows the lessons themselves to subscribers: without these the table would prove nothing. */
const SHOWING = new Set([
  'overview',
  'concepts',
  'rules',
  'stories',
  'flashcards',
  'masteries',
  'casual',
  'due of the surah',
  'folder',
  'coach',
  'coach as events',
  'chat',
]);

const textOf = async (call: Call, browser: Browser): Promise<string> => {
  const response = await call(browser);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return response.text();
};

const unentitled = {
  nobody: () => createBrowser(realBindings()),
  'a stranger with a forged cookie': () =>
    createBrowser(realBindings(), new Map([['__Host-session', 'x'.repeat(43)]])),
  'a free account': () => free,
  'an account whose Pro ended': () => expired,
};

let free: Browser;
let expired: Browser;
let pro: Browser;
beforeAll(async () => {
  await loadSampleLessons();
  free = (await learner()).browser;
  expired = (await learner('expired')).browser;
  pro = (await learner('pro')).browser;
});

describe.each(Object.entries(CALLS))('[R6] %s', (name, call) => {
  test.each(Object.entries(unentitled))(
    'shows no byte of Pro content to %s, before and after a subscriber',
    async (_, make) => {
      const browser = make();
      expect(await textOf(call, browser)).not.toContain(SECRET);
      const shown = await textOf(call, pro);
      if (SHOWING.has(name)) expect(shown).toContain(SECRET);
      expect(await textOf(call, browser)).not.toContain(SECRET);
    },
  );
});

test('[R6] [6.2] what one has begun stays due when Pro ends, and nothing besides', async () => {
  const { browser, id } = await learner('pro');
  const body = { rating: 5, reviewedAt: Date.now() - 20 * 86_400_000 };
  await browser.write('POST', `/api/flashcards/${cardId(PRO, 1)}/review`, body);
  await grant(id, Date.now() - 1);
  const due = await textOf(get('/api/flashcards/due'), browser);
  expect(due.split(SECRET)).toHaveLength(2);
  expect(await textOf(get(`/api/surahs/${PRO}/flashcards`), browser)).not.toContain(SECRET);
});

test('[R6] another person’s reviews, ticks, folders and concepts are nobody else’s', async () => {
  const [mine, theirs] = [await learner('pro'), await learner('pro')];
  const mark = 'a-word-of-mine';
  await mine.browser.write('POST', `/api/flashcards/${cardId(FREE, 1)}/review`, { rating: 4 });
  const own = await mine.browser.write('POST', '/api/ingest/concept', {
    surahNumber: FREE,
    title: mark,
    summary: 'What it is about.',
  });
  const { id: concept } = await own.json<{ id: string }>();
  const made = await mine.browser.write('POST', '/api/folders', { name: mark });
  const { id: folderId } = await made.json<{ id: string }>();
  const added = await mine.browser.write('POST', `/api/folders/${folderId}/items`, {
    kind: 'concept',
    target: concept,
    note: mark,
  });
  const { id: item } = await added.json<{ id: string }>();
  const form = { surahNumber: FREE, title: 'Theirs', summary: 'What it is about.' };
  const calls: [Call, number][] = [
    [get(`/api/surahs/${FREE}/concepts`), 200],
    [get(`/api/concepts?surah=${FREE}`), 200],
    [get(`/api/concepts/${concept}/history`), 404],
    [(it) => it.write('PUT', `/api/concepts/${concept}`, form), 404],
    [(it) => it.write('DELETE', `/api/concepts/${concept}`), 404],
    [get('/api/folders'), 200],
    [get(`/api/folders/${folderId}`), 404],
    [(it) => it.write('PUT', `/api/folders/${folderId}`, { name: 'Theirs' }), 404],
    [
      (it) => it.write('POST', `/api/folders/${folderId}/items`, { kind: 'verse', target: '1:1' }),
      404,
    ],
    [(it) => it.write('PUT', `/api/folders/${folderId}/items/${item}`, { note: 'x' }), 404],
    [(it) => it.write('DELETE', `/api/folders/${folderId}/items/${item}`), 404],
    [(it) => it.write('PUT', `/api/folders/${folderId}/order`, { ids: [item] }), 409],
    [(it) => it.write('PUT', '/api/folders/order', { ids: [folderId] }), 409],
    [(it) => it.write('DELETE', `/api/folders/${folderId}`), 404],
  ];
  for (const [call, status] of calls) {
    const response = await call(theirs.browser);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain(mark);
  }
  const kept = await textOf(get(`/api/folders/${folderId}`), mine.browser);
  expect(JSON.parse(kept)).toMatchObject({ name: mark, items: [{ note: mark, title: mark }] });
});
