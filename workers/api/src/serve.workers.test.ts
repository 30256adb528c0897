import { routeList } from '@fahm/contracts/routes/api-routes.ts';
import type { ApiRoute } from '@fahm/contracts/routes/route.ts';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { realBindings } from '../test/bindings.ts';
import { createBrowser } from '../test/browser.ts';
import type { AppEnv } from './app-env.ts';
import { errorReply } from './error-reply.ts';
import { serveAll, type Handlers } from './serve.ts';

const routes = {
  double: {
    method: 'POST',
    path: '/api/double/{number}',
    access: 'everybody',
    params: z.object({ number: z.pipe(z.string(), z.pipe(z.transform(Number), z.int())) }),
    query: z.object({ plus: z.optional(z.enum(['1', '2'])) }),
    body: z.object({ times: z.int() }),
    maxBodyBytes: 30,
    status: 201,
    reply: z.object({ result: z.number() }),
  },
  forget: { method: 'DELETE', path: '/api/double/{number}', access: 'everybody' },
} as const satisfies Record<string, ApiRoute>;

const handlers: Handlers<typeof routes> = {
  double: ({ params, query, body }) => ({
    result: params.number * body.times + Number(query.plus ?? 0),
  }),
  forget: () => {},
};

test('[8.1] a handler that is missing, answers another shape, or reads a session of nobody does not compile', () => {
  // @ts-expect-error -- `forget` is missing
  const missing: Handlers<typeof routes> = { double: handlers.double };
  // @ts-expect-error -- a number is promised
  const other: Handlers<typeof routes> = { ...handlers, double: () => ({ result: 'two' }) };
  const nobody: Handlers<typeof routes> = {
    ...handlers,
    // @ts-expect-error -- everybody may call it
    forget: ({ session }) => void session.userId,
  };
  expect([missing, other, nobody]).toHaveLength(3);
});

const app = new Hono<AppEnv>();
app.onError(errorReply);
serveAll(app, routes, handlers);

const post = (address: string, body: unknown) =>
  app.request(address, { method: 'POST', body: JSON.stringify(body) }, realBindings());

test('[8.1] what is sent is read as described, and the reply has the status of its description', async () => {
  const response = await post('/api/double/4?plus=2', { times: 2 });
  expect([response.status, await response.json()]).toEqual([201, { result: 10 }]);
  const forgotten = await app.request('/api/double/4', { method: 'DELETE' }, realBindings());
  expect([forgotten.status, await forgotten.text()]).toEqual([204, '']);
});

test.each([
  ['a path that names nothing', '/api/double/x', { times: 2 }, 404],
  ['a query of another shape', '/api/double/4?plus=3', { times: 2 }, 422],
  ['a body of another shape', '/api/double/4', { times: 'two' }, 422],
  ['a body that is too large', '/api/double/4', { times: 2, more: 'x'.repeat(30) }, 413],
])('[8.1] [R7] %s is refused', async (_, address, body, status) => {
  expect((await post(address, body)).status).toBe(status);
});

test('[8.1] a path or method that no route has is told so to everybody, below private paths too', async () => {
  const nobody = createBrowser(realBindings());
  expect(routeList.some(({ path }) => path === '/api/folders/{folderId}')).toBe(true);
  expect((await nobody.get('/api/folders/x/nothing')).status).toBe(404);
  expect((await nobody.write('PATCH', '/api/folders/x', {})).status).toBe(405);
});
