import { routeList } from '@fahm/contracts/routes/api-routes.ts';
import { billingRoutes } from '@fahm/contracts/routes/billing.ts';
import { personRoutes } from '@fahm/contracts/routes/person.ts';
import { siteRoutes } from '@fahm/contracts/routes/site.ts';
import { createContext } from '@fahm/domain/context.ts';
import { LONG_KINDS } from '@fahm/domain/person/export/kinds.ts';
import { signIn } from '@fahm/domain/person/sign-in.ts';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { realBindings } from '../test/bindings.ts';
import { createBrowser } from '../test/browser.ts';
import { countTrips } from '../test/count-trips.ts';
import { peopleTables } from '../test/people-tables.ts';
import { identity, onboarded, signedIn } from '../test/person.ts';
import { addressOf, bodyOf, routeOf, type DescribedRoute } from '../test/route-samples.ts';

const these = { ...siteRoutes, ...personRoutes, ...billingRoutes };
/** Costs of their own: sign-in and the export below; payments, which ask Stripe, in their tests. */
const APART = /^\/api\/(login|callback|logout|account\/export|create-subscription|billing\/)/;

const ROUTES = routeList.filter(
  ({ operationId, path }) => operationId in these && !APART.test(path),
);

/** What one request costs somebody who has this many devices. */
async function costOf(route: DescribedRoute, devices: number) {
  const [path, body] = [addressOf(route), bodyOf(route)];
  const who = identity();
  const { jar } = await onboarded(who);
  for (let count = 1; count < devices; count += 1) await signedIn(who);
  const { database, statements, trips } = countTrips(env.DB);
  const browser = createBrowser({ ...realBindings(), DB: database }, new Map(jar));
  const response =
    route.method === 'GET'
      ? await browser.get(path)
      : await browser.write(route.method, path, body);
  expect(response.status).toBeLessThan(500);
  await response.text();
  return { statements, trips: trips() };
}

async function expectNoScan(statements: string[]): Promise<void> {
  for (const sql of statements) {
    const unknowns = sql.split('?').length - 1;
    const plan = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...Array.from({ length: unknowns }, () => 1))
      .all<{ detail: string }>();
    for (const { detail } of plan.results)
      expect(detail, sql).not.toMatch(/^SCAN (?!CONSTANT|surah$)/);
  }
}

describe.each(ROUTES)('$operationId', (ask) => {
  test('[P19] costs at most 3 statements and 2 round trips, the same for few and many rows', async () => {
    const few = await costOf(ask, 1);
    const many = await costOf(ask, 15);
    expect(few.statements.length).toBeLessThanOrEqual(3);
    expect(few.trips).toBeLessThanOrEqual(2);
    expect(many.statements).toEqual(few.statements);
  });

  test('[P20] finds its rows by an index: no table of people is read through', async () => {
    const { statements } = await costOf(ask, 1);
    await expectNoScan(statements);
  });
});

test('[P19] the export is the one exception: a statement for each kind or page, the same for few rows and many', async () => {
  const route = routeOf('exportAccount');
  const few = await costOf(route, 1);
  const tables = new Set((await peopleTables()).map(({ name }) => name)).size;
  // The session; its lease, taken and given back; the short kinds at once; the long ones one by one.
  expect([few.statements.length, few.trips]).toEqual([3 + tables, 4 + LONG_KINDS.length]);
  expect((await costOf(route, 5)).statements).toEqual(few.statements);
  await expectNoScan(few.statements);
});

test('[P20] a sign-in finds person, sessions over and sessions too many by indexes', async () => {
  const { database, statements } = countTrips(env.DB);
  await signIn(createContext(database), {
    identity: identity(),
    fingerprint: crypto.randomUUID(),
    label: 'Firefox',
    previousSecret: 'x',
  });
  await expectNoScan(statements);
});

test('[P20] the list of devices reads about as many rows as it answers', async () => {
  const who = identity();
  const browser = await onboarded(who);
  for (let count = 0; count < 9; count += 1) await signedIn(who);
  const { database, rowsRead } = countTrips(env.DB);
  const counted = createBrowser({ ...realBindings(), DB: database }, new Map(browser.jar));
  const devices = await (await counted.get('/api/devices')).json<unknown[]>();
  expect(devices).toHaveLength(10);
  const read = await rowsRead();
  expect(read).toBeGreaterThanOrEqual(devices.length);
  expect(read).toBeLessThanOrEqual(2 * devices.length + 10);
});
