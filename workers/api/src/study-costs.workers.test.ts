import { announcedCardKinds } from '@fahm/contracts/study/card-kinds.ts';
import { routeList, type OperationId } from '@fahm/contracts/routes/api-routes.ts';
import { coachRoutes } from '@fahm/contracts/routes/coach.ts';
import { conceptRoutes } from '@fahm/contracts/routes/concepts.ts';
import { folderRoutes } from '@fahm/contracts/routes/folders.ts';
import { lessonRoutes } from '@fahm/contracts/routes/lessons.ts';
import { studyRoutes } from '@fahm/contracts/routes/study.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../test/browser.ts';
import { countTrips } from '../test/count-trips.ts';
import { before, learner } from '../test/learner.ts';
import { cardId, FREE, loadSampleLessons, masteryId } from '../test/lessons.ts';
import {
  bodyOf,
  pathOf,
  routeOf,
  sampleBodies,
  type DescribedRoute,
} from '../test/route-samples.ts';

beforeAll(loadSampleLessons);

const DAY = 86_400_000;
/** What the client of today asks; without it the base kinds are told apart from the others. */
const KINDS = `?kinds=${announcedCardKinds.join(',')}`;

type Learner = Awaited<ReturnType<typeof learner>>;
type Made = { folder: string; item: string; concept: string; review: string };
type Ask = {
  query?: string;
  params?: Record<string, string>;
  body?: (made: Made) => unknown;
};

/** How a route is asked where that is not once with the sample of its body. */
const ASKS: Partial<Record<OperationId, Ask[]>> = {
  listFlashcards: [{}, { query: KINDS }],
  getSurahProgress: [{ query: '?offset=60' }, { query: KINDS }],
  getCasualSession: [{}, { query: KINDS }],
  listDueCards: [
    {},
    { query: KINDS },
    { query: `?surah=${FREE}` },
    { query: `${KINDS}&deck=words` },
  ],
  reviewCard: [
    { body: () => ({ rating: 4 }) },
    { params: { cardId: cardId(FREE, 60) }, body: () => ({ rating: 0 }) },
  ],
  undoReview: [{ params: { cardId: cardId(2, 1) }, body: ({ review }) => ({ review }) }],
  tickObjective: [{}, { body: () => ({ ...sampleBodies.tickObjective, completed: false }) }],
  getCoachPlan: [{ query: '?offset=60' }],
  listOwnConcepts: [{ query: `?surah=${FREE}` }],
  orderFolders: [{ body: ({ folder }) => ({ ids: [folder] }) }],
  orderFolderItems: [{ body: ({ item }) => ({ ids: [item] }) }],
};

const these = {
  ...lessonRoutes,
  ...studyRoutes,
  ...conceptRoutes,
  ...folderRoutes,
  ...coachRoutes,
};
/** What asks a model or the library, or makes a plan first: docs/coach.md has their costs. */
const APART = new Set<OperationId>(['askCoach', 'getCoachChat', 'beginCoachPlan']);

const ROUTES = routeList
  .filter(({ operationId }) => operationId in these && !APART.has(operationId))
  .flatMap((route) => (ASKS[route.operationId] ?? [{}]).map((ask) => ({ route, ask })));

const paramsOf = (route: DescribedRoute, made: Made): Record<string, string> => ({
  number: `${FREE}`,
  surah: `${FREE}`,
  count: '50',
  cardId: cardId(FREE, 1),
  id: route.path.startsWith('/api/masteries') ? masteryId(FREE) : made.concept,
  folderId: made.folder,
  itemId: made.item,
});

const idIn = async (response: Response): Promise<string> =>
  (await response.json<{ id: string }>()).id;

/** Cards of the surah as if they had been learned and were due, and a log of as many reviews. */
async function study({ number }: Learner, cards: number): Promise<void> {
  const ids = Array.from({ length: cards }, (_, at) => cardId(FREE, at + 1));
  const now = Date.now();
  await env.DB.batch(
    ids.flatMap((id, at) => [
      env.DB.prepare(
        `insert into card_state select ?, surah, number, ?, 2, 0, 10, 5, 3, 0, ?, 2, 1, null from lesson_item where id = ?`,
      ).bind(number, now - DAY - at, now - 9 * DAY - at, id),
      env.DB.prepare(
        `insert into review select ?, ?, ?, number, 3, 2, 900, 1 from lesson_item where id = ?`,
      ).bind(number, now - DAY - at, 1000 + at, id),
    ]),
  );
}

async function make(browser: Browser, cards: number): Promise<Made> {
  const folder = await idIn(await browser.write('POST', '/api/folders', { name: 'Mine' }));
  let item = '';
  for (let at = 1; at <= cards; at += 5) {
    const added = { kind: 'card', target: cardId(FREE, at) };
    item = await idIn(await browser.write('POST', `/api/folders/${folder}/items`, added));
  }
  const review = crypto.randomUUID();
  const first = { rating: 4, key: review };
  await browser.write('POST', `/api/flashcards/${cardId(2, 1)}/review`, first);
  const own = await idIn(
    await browser.write('POST', '/api/ingest/concept', sampleBodies.createConcept),
  );
  return { folder, item, concept: own, review };
}

async function costOf({ route, ask }: (typeof ROUTES)[number], cards: number) {
  const person = await learner();
  await study(person, cards);
  const made = await make(person.browser, cards);
  const watch = countTrips(env.DB);
  const browser = before(person.browser, watch.database);
  const path = pathOf(route, { ...paramsOf(route, made), ...ask.params }) + (ask.query ?? '');
  const response =
    route.method === 'GET'
      ? await browser.get(path)
      : await browser.write(route.method, path, (ask.body ?? (() => bodyOf(route)))(made));
  const text = await response.text();
  return { ...watch, status: response.status, text, trips: watch.trips() };
}

/** What may be read through: lessons, which do not grow with people, and what a statement brings itself. */
const SMALL =
  /^SCAN (CONSTANT ROW|l|i USING (COVERING )?INDEX lesson_item_\w+|json_each VIRTUAL.*|[cj] VIRTUAL.*|w|r|quota|words|latest|sent|\(.*)$/;

async function scans(statements: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const sql of statements) {
    const unknowns = sql.split('?').length - 1;
    const plan = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...Array.from({ length: unknowns }, () => 1))
      .all<{ detail: string }>();
    for (const { detail } of plan.results) {
      if (detail.startsWith('SCAN') && !SMALL.test(detail)) found.push(`${detail} <- ${sql}`);
    }
  }
  return found;
}

describe.each(ROUTES)('$route.operationId $ask.query', (asked) => {
  test('[P19] [P20] costs at most 3 statements and 2 round trips, the same for 5 and for 50 items, and reads no table of people through', async () => {
    const few = await costOf(asked, 5);
    const many = await costOf(asked, 50);
    expect([200, 201, 204], few.text).toContain(few.status);
    expect(few.statements.length, few.statements.join('\n')).toBeLessThanOrEqual(3);
    expect(few.trips).toBeLessThanOrEqual(2);
    expect(many.trips).toBe(few.trips);
    expect(many.statements.length).toBe(few.statements.length);
    expect(await scans(few.statements)).toEqual([]);
  });
});

/** SQL of the numbers from 1 on. */
const numbers = (most: number) =>
  `(with recursive n(x) as (select 1 union all select x + 1 from n where x < ${most}) select x from n)`;

/** Others who have each begun many cards and reviewed them. */
async function others(people: number, reviews: number): Promise<void> {
  const name = crypto.randomUUID();
  await env.DB.batch([
    env.DB.prepare(
      `insert into person (id, issuer, subject, created_at) select '${name}' || x, 'i', '${name}' || x, 0 from ${numbers(people)}`,
    ),
    env.DB.prepare(
      `insert into learner (person_id) select id from person where id like '${name}%'`,
    ),
    env.DB.prepare(
      `insert into card_state select l.id, i.surah, i.number, ${Date.now() - DAY}, 2, 0, 10, 5, 3, 0, 1, 2, 1, null
       from learner l join person p on p.id = l.person_id and p.id like '${name}%'
       join lesson_item i on i.kind = 'card' and i.surah = ${FREE}`,
    ),
    env.DB.prepare(
      `insert into review select l.id, ${Date.now()} - n.x * 60000, n.x, 1 + n.x % 50, 3, 2, 900, 1
       from learner l join person p on p.id = l.person_id and p.id like '${name}%'
       join ${numbers(reviews)} n`,
    ),
  ]);
}

test('[P22] due cards, progress and statistics read no row more for 1,000,000 reviews of others', async () => {
  const those = [
    'listDueCards',
    'listProgress',
    'getSurahProgress',
    'getStatistics',
    'getActivity',
  ] as const;
  const read = async () => {
    const rows: number[] = [];
    for (const id of those) {
      rows.push(await (await costOf({ route: routeOf(id), ask: {} }, 20)).rowsRead());
    }
    return rows;
  };
  const alone = await read();
  await others(5000, 200);
  expect(await read()).toEqual(alone);
}, 60_000);

test.each<[string, OperationId, Ask]>([
  ['due cards', 'listDueCards', { query: KINDS }],
  ['due cards of the base kinds', 'listDueCards', {}],
  ['a folder', 'getFolder', {}],
  ['concepts', 'listConcepts', {}],
])('[P20] %s are read with about two rows for each that is answered', async (_, id, ask) => {
  const { rowsRead, text } = await costOf({ route: routeOf(id), ask }, 50);
  const reply = JSON.parse(text) as unknown[] | { items: unknown[] };
  const rows = Array.isArray(reply) ? reply.length : reply.items.length;
  const read = await rowsRead();
  expect(read, `${rows} rows`).toBeLessThanOrEqual(2 * rows + 10);
});
