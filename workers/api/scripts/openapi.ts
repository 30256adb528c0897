import { RATE_LIMIT_PERIOD, rateLimits } from '@fahm/contracts/routes/rate-limits.ts';
import { MAX_BODY_BYTES, statusOf, type Route } from '@fahm/contracts/routes/route.ts';
import type * as z from 'zod/mini';
import {
  contractSchemas,
  reachedFrom,
  REFERENCE,
  toJsonSchemas,
  type JsonSchema,
} from './schemas.ts';
import { routeSummaries } from './summaries.ts';

type DescribedRoute = Route & { operationId: string };
type SummarizedRoute = DescribedRoute & { summary: string };

/** Failures that a description tells of; what each status means is the same everywhere. */
const FAILURES = {
  400: 'The body is not JSON.',
  401: 'Nobody is signed in.',
  403: 'Not from a page of this site, or not open to this person (yet).',
  404: 'There is no such thing, or it is somebody else’s.',
  413: 'The body is too large.',
  415: 'The body is not `application/json`.',
  416: 'The file has no such bytes.',
  422: 'What was sent is not of the promised shape.',
  429: 'Too many requests.',
} as const;

const asksSession = ({ access }: Route): boolean =>
  access === 'free-surahs' || access === 'person' || access === 'onboarded';

/** What pages of other sites, and who is not let in, are told. */
const isClosed = ({ access, needsPro, method }: Route): boolean =>
  access !== 'stripe' &&
  (access === 'onboarded' || access === 'own-pages' || needsPro === true || method !== 'GET');

function failuresOf(route: Route): number[] {
  const { access, params, query, body, limit, media } = route;
  if (access === 'stripe') return [400, 413];
  return [
    ...(body === undefined ? [] : [400, 413, 415]),
    ...(asksSession(route) ? [401] : []),
    ...(isClosed(route) ? [403] : []),
    ...(params === undefined ? [] : [404]),
    ...(media === 'audio/mpeg' ? [416] : []),
    ...(body === undefined && query === undefined ? [] : [422]),
    ...(limit === undefined ? [] : [429]),
  ];
}

function securityOf(route: Route): Record<string, never[]>[] {
  if (route.access === 'stripe') return [{ stripeSignature: [] }];
  if (!asksSession(route)) return [];
  return route.access === 'free-surahs' ? [{}, { session: [] }] : [{ session: [] }];
}

const ACCESS = {
  everybody: 'Open to everybody.',
  'free-surahs': 'Open to everybody for surahs 1 to 5, beyond them to who is signed in.',
  person: 'Open to who is signed in.',
  onboarded: 'Open to who is signed in and has completed onboarding.',
  'own-pages': 'Open to pages of this site, and to who says nothing of where a request comes from.',
  stripe: 'Open to Stripe, which signs what it sends.',
} as const;

const descriptionOf = ({ access, needsPro, cached }: Route): string =>
  [
    ACCESS[access],
    ...(needsPro === true ? ['A surah beyond the free ones needs Pro.'] : []),
    ...(cached === true ? ['An answer may be cached, as its headers say.'] : []),
  ].join(' ');

function limitOf(route: Route) {
  if (route.limit === undefined) return {};
  const by = asksSession(route) ? 'person' : 'address';
  const requests = rateLimits[route.limit];
  return { 'x-rate-limit': { requests, seconds: RATE_LIMIT_PERIOD, by } };
}

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const PLAIN = { content: { 'text/plain': { schema: { type: 'string' } } } };

/** Finds a schema by its name; one that has none gets the name of its place. */
type Named = (schema: z.ZodMiniType) => string;

/** Of a cached answer that the client has already. */
const UNCHANGED = { 304: { description: 'Nothing has changed.' } };

function successOf(route: Route, named: Named) {
  const status = statusOf(route);
  const { reply, media, cached } = route;
  const unchanged = cached === true ? UNCHANGED : {};
  if (reply !== undefined) {
    const schema = { $ref: REFERENCE + named(reply) };
    return { [status]: { description: 'Done.', ...json(schema) }, ...unchanged };
  }
  if (media === 'audio/mpeg') {
    const content = { [media]: { schema: {} } };
    return {
      200: { description: 'The whole file.', content },
      206: { description: 'The part that was asked for.', content },
      ...unchanged,
    };
  }
  if (media === 'text/plain') return { [status]: { description: 'Taken down.', ...PLAIN } };
  if (status === 204) return { 204: { description: 'Done; there is nothing to say.' } };
  const location = { required: true, schema: { type: 'string', format: 'uri' } };
  return { 303: { description: 'Leads elsewhere.', headers: { location } } };
}

/** Failures of who speaks no JSON are told in a word. */
function failureResponses(route: Route): Record<string, unknown> {
  const statuses = failuresOf(route);
  if (route.media !== 'text/plain') {
    const responses = [...statuses, 'default'].map((status) => [
      status,
      { $ref: `#/components/responses/${status}` },
    ]);
    return Object.fromEntries(responses) as Record<string, unknown>;
  }
  const told: Record<number, string> = { ...FAILURES, 400: 'The signature is not right, or old.' };
  const responses = statuses.map((status) => [status, { description: told[status], ...PLAIN }]);
  return {
    ...(Object.fromEntries(responses) as Record<string, unknown>),
    default: { description: 'Any other failure: to be sent again later.', ...PLAIN },
  };
}

/** The subject of a path: what follows `/api`. */
const tagOf = ({ path }: Route): string =>
  path.split('/').find((part) => part !== '' && part !== 'api') ?? path;

const operationOf = (route: SummarizedRoute, named: Named, schemas: Record<string, JsonSchema>) => {
  const parametersIn = (place: 'path' | 'query', fields: z.ZodMiniObject | undefined) => {
    const { properties = {}, required = [] } = fields ? (schemas[named(fields)] ?? {}) : {};
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }));
  };
  return {
    operationId: route.operationId,
    tags: [tagOf(route)],
    summary: route.summary,
    description: descriptionOf(route),
    security: securityOf(route),
    parameters: [...parametersIn('path', route.params), ...parametersIn('query', route.query)],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: { required: true, ...json({ $ref: REFERENCE + named(route.body) }) },
          'x-max-body-bytes': route.maxBodyBytes ?? MAX_BODY_BYTES,
        }),
    ...limitOf(route),
    responses: { ...successOf(route, named), ...failureResponses(route) },
  };
};

const failure = (description: string) => ({
  description,
  ...json({ $ref: `${REFERENCE}ErrorEnvelope` }),
});

const RESPONSES = {
  ...Object.fromEntries(Object.entries(FAILURES).map(([status, why]) => [status, failure(why)])),
  429: {
    ...failure(FAILURES[429]),
    headers: { 'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  },
  default: failure('Any other failure.'),
};

/**
 * The OpenAPI 3.1 document of the described routes.
 * @throws Error when a route has no summary.
 */
export async function openApiDocument(routes: readonly DescribedRoute[]) {
  const names = await contractSchemas();
  const place = (schema: z.ZodMiniType | undefined, name: string) => {
    if (schema !== undefined && !names.has(schema)) names.set(schema, name);
  };
  for (const { operationId, params, query, body, reply } of routes) {
    place(params, `${operationId}.params`);
    place(query, `${operationId}.query`);
    place(body, `${operationId}.body`);
    place(reply, `${operationId}.reply`);
  }
  const named: Named = (schema) => names.get(schema) ?? '';
  const schemas = toJsonSchemas(names);
  const paths: Record<string, Record<string, unknown>> = {};
  const summaries = routeSummaries();
  for (const route of routes) {
    const summary = summaries.get(route.operationId);
    if (summary === undefined)
      throw new Error(`${route.operationId}: no comment of one line above it`);
    const operation = operationOf({ ...route, summary }, named, schemas);
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
  }
  const reached = reachedFrom([paths, RESPONSES], schemas);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Fahm',
      version: '1.0.0',
      description:
        'Replies change by addition. What changes something is taken from pages of this site alone, as JSON.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => reached.has(name))),
      responses: RESPONSES,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'Set by a sign-in, which begins at `/api/login`.',
        },
        stripeSignature: {
          type: 'apiKey',
          in: 'header',
          name: 'stripe-signature',
          description: 'Over the body and the time, with the secret of the endpoint.',
        },
      },
    },
  };
}
