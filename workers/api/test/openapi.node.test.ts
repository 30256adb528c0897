import { apiRoutes } from '@fahm/contracts/routes/api-routes.ts';
import { everyRoute } from '@fahm/contracts/routes/every-route.ts';
import { statusOf } from '@fahm/contracts/routes/route.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from '../scripts/openapi.ts';
import { routeSummaries } from '../scripts/summaries.ts';
import { danglingReferences, openApiShape } from './openapi-shape.ts';

// As a client reads it: JSON, and nothing that JSON would leave out.
const document = JSON.parse(JSON.stringify(await openApiDocument(everyRoute))) as Awaited<
  ReturnType<typeof openApiDocument>
>;

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
  responses: Record<string, unknown>;
  security: unknown[];
};

const operationOf = ({ path, method }: (typeof everyRoute)[number]) =>
  document.paths[path]?.[method.toLowerCase()] as Operation;

test('[8.1] the document is of the shape of OpenAPI 3.1', () => {
  expect(z.safeParse(openApiShape, document).error).toBeUndefined();
});

test('[8.1] every reference leads somewhere, and every schema is referred to', () => {
  expect(danglingReferences(document)).toEqual([]);
  const text = JSON.stringify(document);
  const idle = Object.keys(document.components.schemas).filter(
    (name) => !text.includes(`"#/components/schemas/${name}"`),
  );
  expect(idle).toEqual([]);
});

test.each<[string, (faulty: typeof document) => void]>([
  ['a field of no use', (it) => Object.assign(it.info, { colour: 'green' })],
  ['a parameter without a place', (it) => Object.assign(it.paths, { '/x': { get: {} } })],
  [
    'a pattern that cannot be read',
    (it) => Object.assign(it.components.schemas, { A: { pattern: '[' } }),
  ],
  ['a type of no kind', (it) => Object.assign(it.components.schemas, { A: { type: 'text' } })],
])('[8.1] the check refuses %s', (_, spoil) => {
  const faulty = structuredClone(document);
  spoil(faulty);
  expect(z.safeParse(openApiShape, faulty).success).toBe(false);
});

test('[8.1] the check finds a reference that leads nowhere', () => {
  const faulty = structuredClone(document);
  delete faulty.components.schemas['Folder'];
  expect(danglingReferences(faulty)).toContain('#/components/schemas/Folder');
});

test('[8.1] every route has a summary of its own, and no summary is of another', async () => {
  const summaries = routeSummaries();
  expect([...summaries.keys()].toSorted()).toEqual(
    everyRoute.map(({ operationId }) => operationId).toSorted(),
  );
  expect(new Set(summaries.values()).size).toBe(summaries.size);
  const unnamed = { ...apiRoutes.getHealth, operationId: 'getNothing' };
  await expect(openApiDocument([unnamed])).rejects.toThrow('getNothing: no comment');
});

describe.each(everyRoute)('$operationId', (route) => {
  test('[8.1] stands in the document as it is described', () => {
    const operation = operationOf(route);
    expect(operation.operationId).toBe(route.operationId);
    const namesIn = (place: string) =>
      operation.parameters.filter((it) => it.in === place).map(({ name }) => name);
    expect(namesIn('path')).toEqual(Object.keys(route.params?.shape ?? {}));
    expect(namesIn('query')).toEqual(Object.keys(route.query?.shape ?? {}));
    expect(operation.requestBody === undefined).toBe(route.body === undefined);
    expect(Object.keys(operation.responses)).toContain(`${statusOf(route)}`);
    const session = ['free-surahs', 'person', 'onboarded'].includes(route.access);
    expect('401' in operation.responses).toBe(session);
    expect(operation.security.length > 0).toBe(session || route.access === 'stripe');
    expect('304' in operation.responses).toBe(route.cached === true);
  });
});

const required = (id: string) =>
  everyRoute
    .filter(({ operationId }) => operationId === id)
    .flatMap((route) => operationOf(route).parameters.map((it) => [it.name, it.required]));

test('[7.10] what may be left out of a query is not required, what may not is', () => {
  expect(required('listDueCards')).toEqual([
    ['offset', false],
    ['kinds', false],
    ['surah', false],
    ['deck', false],
  ]);
  expect(required('listOwnConcepts')).toEqual([['surah', true]]);
});

/** The schema of a body as somebody gets it who has the document alone. */
const bodySchema = (operationId: string) => {
  const route = everyRoute.find((it) => it.operationId === operationId);
  const schema = route && operationOf(route).requestBody?.content['application/json']?.schema;
  const moved = JSON.stringify({ ...schema, $defs: document.components.schemas });
  return z.fromJSONSchema(
    JSON.parse(
      moved.replaceAll('#/components/schemas/', '#/$defs/'),
    ) as z.core.JSONSchema.JSONSchema,
  );
};

test.each<[string, unknown, unknown]>([
  ['reviewCard', { rating: 4 }, { rating: 3 }],
  ['addFolderItem', { kind: 'verse', target: '2:255' }, { kind: 'verse', target: 'x' }],
  ['saveProfile', { displayName: 'Maryam' }, { displayName: '' }],
  ['createSubscription', {}, { plan: 'pro' }],
  ['putDocument', { revision: 0, value: null }, { revision: -1, value: null }],
])('[8.1] the body of %s, read off the document, is what the route takes', (id, good, bad) => {
  const route = everyRoute.find(({ operationId }) => operationId === id);
  const schema = bodySchema(id);
  expect([schema.safeParse(good).success, route?.body?.safeParse(good).success]).toEqual([
    true,
    true,
  ]);
  expect([schema.safeParse(bad).success, route?.body?.safeParse(bad).success]).toEqual([
    false,
    false,
  ]);
});
