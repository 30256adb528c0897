import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, startServer, text } from '../../test/server.ts';
import { calls, pathIn, silent } from '../../test/study-calls.ts';
import { createApi, type Api } from '../client.ts';
import * as flashcards from './flashcards.ts';
import * as folders from './folders.ts';
import * as lessons from './lessons.ts';
import * as masteries from './masteries.ts';
import * as progress from './progress.ts';
import * as study from './study.ts';

// One path may be asked in two ways; the calls run one after the other.
let replies: Record<string, unknown> = {};
let server: Awaited<ReturnType<typeof startServer>>;
let api: Api;

beforeAll(async () => {
  const paths = [...calls, ...silent].map(([, , request]) => pathIn(request));
  const answers = paths.map((path) => [
    path,
    (response: Parameters<ReturnType<typeof json>>[0]) =>
      path in replies ? json(200, replies[path])(response) : text(204)(response),
  ]);
  server = await startServer(Object.fromEntries(answers) as Parameters<typeof startServer>[0]);
  api = createApi({ fetch, baseUrl: server.baseUrl });
});

afterAll(() => server.stop());

const lastRequest = (): string => {
  const { method, url, body } = server.received.at(-1) ?? { method: '', url: '', body: '' };
  return [method, url, body].filter((part) => part !== '').join(' ');
};

test.each(calls)(
  '%s is asked as the server reads it, and parsed (%#)',
  async (_, ask, request, reply) => {
    replies = { [pathIn(request)]: reply };
    expect(await ask(api)).toEqual(reply);
    expect(lastRequest()).toBe(request);
  },
);

test.each(silent)(
  '%s: what answers nothing is asked as the server reads it',
  async (_, ask, request) => {
    replies = {};
    expect(await ask(api)).toBeUndefined();
    expect(lastRequest()).toBe(request);
  },
);

const error = (status: number) =>
  Object.assign(new Error(), { name: 'ApiError', status, code: '' });

test('[7.5] [7.6] lists are tried again three times, but not when it is about who asks', () => {
  const { retry } = lessons.conceptsQuery(api, 2);
  const again = retry as (failures: number, error: unknown) => boolean;
  expect([0, 1, 2, 3].map((failures) => again(failures, error(503)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([401, 403, 404].map((status) => again(0, error(status)))).toEqual([false, false, false]);
});

test('a review refreshes what it touches and leaves lessons alone', async () => {
  const client = new QueryClient();
  const touched = [
    flashcards.dueCardsQuery(api, 0).queryKey,
    progress.progressQuery(api, 0).queryKey,
    progress.surahProgressQuery(api, 2, 0).queryKey,
    masteries.masteryProgressQuery(api, 'm002').queryKey,
    study.activityQuery(api, 0).queryKey,
  ];
  const untouched = [lessons.conceptsQuery(api, 2).queryKey, folders.foldersQuery(api).queryKey];
  for (const key of [...touched, ...untouched]) client.setQueryData(key, []);
  await flashcards.refreshAfterReviews(client);
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  expect(touched.map(isStale)).toEqual(touched.map(() => true));
  expect(untouched.map(isStale)).toEqual(untouched.map(() => false));
  client.clear();
});
