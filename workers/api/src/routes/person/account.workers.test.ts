import { accountExportSchema, DELETION_WORD } from '@fahm/contracts/person/account.ts';
import { routeList } from '@fahm/contracts/routes/api-routes.ts';
import { billingRoutes } from '@fahm/contracts/routes/billing.ts';
import { userSchema } from '@fahm/contracts/person/user.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { loadSampleLessons } from '../../../test/lessons.ts';
import { allTables, countOf, peopleTables } from '../../../test/people-tables.ts';
import { identity, onboarded, signedIn } from '../../../test/person.ts';
import { addressOf, bodyOf } from '../../../test/route-samples.ts';

const CONCEPT = { surahNumber: 2, title: 'Trust', summary: 'What trust in God is.' };

beforeAll(loadSampleLessons);

/**
 * Tables without anything of anybody: the ledger of Stripe's events names customers by Stripe's ids alone, and
 * is cleared after three months. A table of people that refers to nobody would be neither.
 */
const PUBLIC_TABLES = ['deletion', 'lesson_item', 'lesson_surah', 'stripe_event', 'surah'];

const idOf = async (browser: Browser) =>
  userSchema.parse(await (await browser.get('/api/auth/user')).json()).id;

/** Leaves a row in every table of study; the concept comes first, while it is the person's own. */
async function studied(browser: Browser, id: string): Promise<void> {
  const concept = await browser.write('POST', '/api/ingest/concept', CONCEPT);
  const { id: conceptId } = await concept.json<{ id: string }>();
  await browser.write('PUT', `/api/concepts/${conceptId}`, { ...CONCEPT, title: 'Trust again' });
  await env.DB.prepare('insert into editor values (?, 0)').bind(id).run();
  await browser.write('POST', '/api/flashcards/f001-001/review', { rating: 4 });
  const tick = { objectiveKey: 'section-0-objective-0', completed: true };
  await browser.write('POST', '/api/masteries/m001/progress', tick);
  const folder = await browser.write('POST', '/api/folders', { name: 'Mine' });
  const { id: folderId } = await folder.json<{ id: string }>();
  await browser.write('POST', `/api/folders/${folderId}/items`, { kind: 'verse', target: '2:255' });
  await browser.write('POST', '/api/coach', { surahNumber: 1, message: 'What is trust?' });
  await env.DB.prepare(
    `insert into objective_shown select l.id, o.number, 0 from learner l join lesson_item o on o.id = 'm001-o00'
     where l.person_id = ?`,
  )
    .bind(id)
    .run();
}

/** Sends what each route takes, so that whatever a route stores is there; not deletion, nor payments, which ask Stripe. */
async function sendSamples(browser: Browser): Promise<void> {
  for (const route of routeList) {
    const { operationId, access } = route;
    const isApart = operationId === 'deleteAccount' || operationId in billingRoutes;
    if (isApart || access === 'everybody') continue;
    const body = bodyOf(route);
    if (body !== undefined) await browser.write(route.method, addressOf(route), body);
  }
}

/** Somebody with a row in every table of people; a table that no sample fills fails the tests below. */
async function somebodyWithEverything() {
  const who = identity();
  const browser = await onboarded(who);
  await signedIn(who);
  const id = await idOf(browser);
  const place = { version: 1, lastRead: null, seen: { '1': '1-7' }, bookmarks: [] };
  await browser.write('PUT', '/api/sync/place', { revision: 0, value: place });
  await sendSamples(browser);
  const report = { id: crypto.randomUUID(), kind: 'contact', about: null, email: null };
  await browser.write('POST', '/api/reports', { ...report, message: 'Peace be upon you' });
  await env.DB.prepare('insert into entitlement values (?, ?, ?, ?)')
    .bind(id, 'grant', 0, null)
    .run();
  await env.DB.prepare('insert into billing_customer values (?, 0, ?, 0)')
    .bind(id, `cus_${id}`)
    .run();
  await env.DB.prepare(
    "insert into subscription values (?, ?, 0, 'canceled', null, 0, null, 0, null, null, 1, 0)",
  )
    .bind(`sub_${id}`, id)
    .run();
  await studied(browser, id);
  return { browser, id, who };
}

test('[2.13] every table is one of people or known to hold nothing of them', async () => {
  const ofPeople = (await peopleTables()).map(({ name }) => name);
  expect([...ofPeople, ...PUBLIC_TABLES].toSorted()).toEqual(await allTables());
});

describe('export', () => {
  test('[2.13] holds every row about me, of every table of people', async () => {
    const { browser, id } = await somebodyWithEverything();
    const response = await browser.get('/api/account/export');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="account-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { data } = accountExportSchema.parse(await response.json());
    for (const table of await peopleTables()) {
      const count = await countOf(table, id);
      expect(count, table.name).toBeGreaterThan(0);
      expect(data[table.name], table.name).toHaveLength(count);
    }
    expect(data['document']?.[0]?.['value']).toMatchObject({ seen: { '1': '1-7' } });
    expect(data['review']?.[0]).toMatchObject({ card: 'f001-001', rating: 3 });
    expect(data['mastery_tick']?.[0]?.['objectiveId']).toMatch(/^m001-/);
  });

  test('[R8] holds nothing that opens a session, and nothing of another person', async () => {
    const { browser } = await somebodyWithEverything();
    const other = await somebodyWithEverything();
    const text = await (await browser.get('/api/account/export')).text();
    expect(text).not.toMatch(/secret|sign_?in/i);
    expect(text).not.toContain(other.id);
    expect(text).not.toContain(other.who.subject);
  });

  test('[R8] is not fetched by another site', async () => {
    const browser = await signedIn();
    const response = await browser.get('/api/account/export', { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
  });
});

const remove = (browser: Browser, confirmation: unknown = DELETION_WORD) =>
  browser.write('POST', '/api/account/deletion', { confirmation });

describe('deletion', () => {
  test('[2.13] leaves no row of mine in any table, and every row of others', async () => {
    const [mine, theirs] = [await somebodyWithEverything(), await somebodyWithEverything()];
    const response = await remove(mine.browser);
    expect(response.status).toBe(204);
    expect(mine.browser.jar.size).toBe(0);
    for (const table of await peopleTables()) {
      expect(await countOf(table, mine.id), table.name).toBe(0);
      expect(await countOf(table, theirs.id), table.name).toBeGreaterThan(0);
    }
  });

  test('[2.13] whatever refers to a person goes with them, by the schema itself', async () => {
    for (const { name, onDelete } of await peopleTables()) {
      if (name !== 'person') expect(onDelete, name).toBe('CASCADE');
    }
  });

  test('[2.13] is noted by an id that names nobody, for when a backup is restored', async () => {
    const { browser, id } = await somebodyWithEverything();
    const noted = () =>
      env.DB.prepare('select at from deletion where person_id = ?').bind(id).first<number>('at');
    expect(await noted()).toBeNull();
    await remove(browser);
    expect(Math.abs(Date.now() - ((await noted()) ?? 0))).toBeLessThan(60_000);
  });

  test('[2.13] signs out every device', async () => {
    const who = identity();
    const [phone, laptop] = [await signedIn(who), await signedIn(who)];
    await remove(phone);
    expect((await laptop.get('/api/auth/user')).status).toBe(401);
  });

  test('[2.13] the same identity is somebody new afterwards', async () => {
    const { browser, id, who } = await somebodyWithEverything();
    await remove(browser);
    const again = await signedIn(who);
    expect(await idOf(again)).not.toBe(id);
    expect(await (await again.get('/api/profile')).json()).toMatchObject({ displayName: null });
  });

  test.each(['delete', 'Delete', ' DELETE', '', true, null, undefined])(
    '[2.13] typing %j deletes nothing',
    async (confirmation) => {
      const browser = await signedIn();
      expect((await remove(browser, confirmation ?? null)).status).toBe(422);
      expect((await browser.get('/api/auth/user')).status).toBe(200);
    },
  );
});
