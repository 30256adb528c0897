import { routeList } from '@fahm/contracts/routes/api-routes.ts';
import { createContext } from '@fahm/domain/context.ts';
import { deletePerson } from '@fahm/domain/person/mutations.ts';
import type { UserId } from '@fahm/domain/person/user-id.ts';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test, vi } from 'vitest';
import { before, learner } from '../test/learner.ts';
import { loadSampleLessons } from '../test/lessons.ts';
import { countOf, peopleTables } from '../test/people-tables.ts';
import { addressOf, bodyOf } from '../test/route-samples.ts';

beforeAll(loadSampleLessons);
vi.spyOn(console, 'error').mockImplementation(() => {});

const RUNS = new Set(['first', 'run', 'all', 'raw']);

/** The database of the tests; after its first answer, which tells who is signed in, their account is deleted. */
function deletingAfterSignIn(id: string): D1Database {
  let isFirst = true;
  const watched = (inner: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(inner, {
      get: (_, name) => {
        const value: unknown = Reflect.get(inner, name);
        if (typeof value !== 'function') return value;
        if (name === 'bind') return (...values: unknown[]) => watched(inner.bind(...values));
        if (!isFirst || !RUNS.has(String(name))) return value.bind(inner) as unknown;
        return async (...given: unknown[]) => {
          isFirst = false;
          const answer: unknown = await value.apply(inner, given);
          await deletePerson(createContext(env.DB), id as UserId);
          return answer;
        };
      },
    });
  return new Proxy(env.DB, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name === 'prepare' && isFirst) return (sql: string) => watched(target.prepare(sql));
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

const writes = routeList.filter(
  ({ access, method }) => method !== 'GET' && (access === 'person' || access === 'onboarded'),
);

test.each(writes)(
  '[2.13] [7] $operationId, while the account goes: no failure of ours, and nothing of theirs is left',
  async (route) => {
    const { browser, id } = await learner('pro');
    const going = before(browser, deletingAfterSignIn(id));
    const answer = await going.write(route.method, addressOf(route), bodyOf(route));
    // Payments are not configured in these tests.
    const told = (await answer.text()).replace(/.*payment system.*/, '');
    if (told !== '') expect(answer.status, told).toBeLessThan(500);
    for (const table of await peopleTables()) {
      expect(await countOf(table, id), table.name).toBe(0);
    }
  },
);
