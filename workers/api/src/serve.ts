import { statusOf, type Route } from '@fahm/contracts/routes/route.ts';
import type { Context as DomainContext } from '@fahm/domain/context.ts';
import type { PersonValue, Session } from '@fahm/domain/session/data.ts';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from './app-env.ts';
import { requireOnboarded, requirePerson, requirePersonWith } from './auth/require-person.ts';
import { jsonBody } from './guard/json-body.ts';
import { limitAddresses, limitPeople } from './guard/limits.ts';
import { pathParams } from '@fahm/worker-kit/path-params.ts';

/** What a part of a description parses to; undefined where the route has no such part. */
type Parsed<R, Part extends string> =
  R extends Record<Part, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined;

/** A request that is let in, with its parts read as its description says. */
type Call<R extends Route> = {
  c: Context<AppEnv>;
  ctx: DomainContext;
  /** Of who asks, where somebody has to be signed in. */
  session: R['access'] extends 'person' | 'onboarded' ? Session : undefined;
  params: Parsed<R, 'params'>;
  query: Parsed<R, 'query'>;
  body: Parsed<R, 'body'>;
};

type Answer<R extends Route> =
  // Files, events and ways elsewhere are answers of their own making.
  Response | (R extends { reply: z.ZodMiniType } ? Parsed<R, 'reply'> : void);

type Handler<R extends Route> = (call: Call<R>) => Answer<R> | Promise<Answer<R>>;

/** A handler; or one with what is read of the person in the statement that finds their session (`c.var.personValue`). */
type Served<R extends Route> =
  | Handler<R>
  | { reads: (c: Context<AppEnv>) => PersonValue; handler: Handler<R> };

/** A handler for every route of a table of descriptions: none is forgotten, none answers another shape. */
export type Handlers<Routes extends Record<string, Route>> = {
  [Id in keyof Routes]: Served<Routes[Id]>;
};

/** Of whichever route; its parts are of the types that its description gave them. */
type AnyCall = Record<keyof Call<Route>, unknown>;
type AnyHandler = (call: AnyCall) => unknown;
type AnyServed = AnyHandler | { reads: (c: Context<AppEnv>) => PersonValue; handler: AnyHandler };

/** Who may call, and how often. */
function guardsOf({ access, limit }: Route, served: AnyServed): MiddlewareHandler<AppEnv>[] {
  const person = access === 'person' || access === 'onboarded';
  if (!person) return limit === undefined ? [] : [limitAddresses(limit)];
  return [
    typeof served === 'function' ? requirePerson : requirePersonWith(served.reads),
    ...(access === 'onboarded' ? [requireOnboarded] : []),
    ...(limit === undefined ? [] : [limitPeople(limit)]),
  ];
}

async function read(c: Context<AppEnv>, route: Route) {
  const { params, query, body, maxBodyBytes } = route;
  return {
    params: params && pathParams(c, params),
    // Of a name given twice, the first. A zod error, which answers 422, where it is not as described.
    query: query && z.parse(query, c.req.query()),
    body: body && (await jsonBody(c, body, maxBodyBytes)),
  };
}

function serve(app: Hono<AppEnv>, route: Route, served: AnyServed): void {
  const handler = typeof served === 'function' ? served : served.handler;
  const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.on(route.method, [path], ...guardsOf(route, served), async (c: Context<AppEnv>) => {
    const { ctx, session } = c.var;
    const reply = await handler({ c, ctx, session, ...(await read(c, route)) });
    if (reply instanceof Response) return reply;
    const status = statusOf(route);
    return status === 204 ? c.body(null, 204) : c.json(reply as object, status);
  });
}

/** Registers the described routes: where they are, who may call them, how often, and what they are sent. */
export function serveAll<Routes extends Record<string, Route>>(
  app: Hono<AppEnv>,
  routes: Routes,
  handlers: Handlers<Routes>,
): void {
  for (const [id, route] of Object.entries(routes)) serve(app, route, handlers[id] as AnyServed);
}
