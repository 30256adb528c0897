import type { ApiRoute } from '@fahm/contracts/routes/route.ts';
import type { Context as DomainContext } from '@fahm/domain/context.ts';
import type { PersonValue, Session } from '@fahm/domain/session/data.ts';
import { serveRoute, type Parsed, type Parts } from '@fahm/worker-kit/serve.ts';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import type { AppEnv } from './app-env.ts';
import { requireOnboarded, requirePerson, requirePersonWith } from './auth/require-person.ts';
import { jsonBody } from './guard/json-body.ts';
import { limitAddresses, limitPeople } from './guard/limits.ts';

/** A request that is let in, with its parts read as its description says. */
type Call<R extends ApiRoute> = Parts<R> & {
  c: Context<AppEnv>;
  ctx: DomainContext;
  /** Of who asks, where somebody has to be signed in. */
  session: R['access'] extends 'person' | 'onboarded' ? Session : undefined;
};

type Answer<R extends ApiRoute> =
  // Files, events and ways elsewhere are answers of their own making.
  Response | (R extends { reply: z.ZodMiniType } ? Parsed<R, 'reply'> : void);

type Handler<R extends ApiRoute> = (call: Call<R>) => Answer<R> | Promise<Answer<R>>;

/** A handler; or one with what is read of the person in the statement that finds their session (`c.var.personValue`). */
type Served<R extends ApiRoute> =
  | Handler<R>
  | { reads: (c: Context<AppEnv>) => PersonValue; handler: Handler<R> };

/** A handler for every route of a table of descriptions: none is forgotten, none answers another shape. */
export type Handlers<Routes extends Record<string, ApiRoute>> = {
  [Id in keyof Routes]: Served<Routes[Id]>;
};

/** Of whichever route; its parts are of the types that its description gave them. */
type AnyCall = Record<keyof Parts<ApiRoute>, unknown> & Record<'c' | 'ctx' | 'session', unknown>;
type AnyHandler = (call: AnyCall) => unknown;
type AnyServed = AnyHandler | { reads: (c: Context<AppEnv>) => PersonValue; handler: AnyHandler };

/** Who may call, and how often. */
function guardsOf({ access, limit }: ApiRoute, served: AnyServed): MiddlewareHandler<AppEnv>[] {
  const person = access === 'person' || access === 'onboarded';
  if (!person) return limit === undefined ? [] : [limitAddresses(limit)];
  return [
    typeof served === 'function' ? requirePerson : requirePersonWith(served.reads),
    ...(access === 'onboarded' ? [requireOnboarded] : []),
    ...(limit === undefined ? [] : [limitPeople(limit)]),
  ];
}

function serve(app: Hono<AppEnv>, route: ApiRoute, served: AnyServed): void {
  const handler = typeof served === 'function' ? served : served.handler;
  serveRoute(app, route, {
    guards: guardsOf(route, served),
    readBody: jsonBody,
    answer: (c, parts) => handler({ c, ctx: c.var.ctx, session: c.var.session, ...parts }),
  });
}

/** Registers the described routes: where they are, who may call them, how often, and what they are sent. */
export function serveAll<Routes extends Record<string, ApiRoute>>(
  app: Hono<AppEnv>,
  routes: Routes,
  handlers: Handlers<Routes>,
): void {
  for (const [id, route] of Object.entries(routes)) serve(app, route, handlers[id] as AnyServed);
}
