import type { Route } from '@fahm/contracts/routes/route.ts';
import { serveRoute, type Parsed, type Parts } from '@fahm/worker-kit/serve.ts';
import type { Context, Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { send } from './replies/send.ts';
import type { Library, Origin } from './text/library.ts';

/** A request with its parts read as its description says. */
type Call<R extends Route> = Parts<R> & { c: Context<AppEnv>; library: Library };

/** The reply that was described, and where it is from, which says how long it may be cached: null for not at all. */
type Answer<R extends Route> = { reply: Parsed<R, 'reply'>; origin: Origin | null };

type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R>>;

/** A handler for every route of a table of descriptions: none is forgotten, none answers another shape. */
export type Handlers<Routes extends Record<string, Route>> = {
  [Id in keyof Routes]: Handler<Routes[Id]>;
};

/** Of whichever route; its parts are of the types that its description gave them. */
type AnyHandler = (
  call: Record<keyof Parts<Route>, unknown> & Pick<Call<Route>, 'c' | 'library'>,
) => Promise<{ reply: object; origin: Origin | null }>;

/** Registers the described routes: where they are, what they are asked, how their replies are cached. */
export function serveAll<Routes extends Record<string, Route>>(
  app: Hono<AppEnv>,
  routes: Routes,
  handlers: Handlers<Routes>,
): void {
  for (const [id, route] of Object.entries(routes)) {
    const handler = handlers[id] as unknown as AnyHandler;
    serveRoute(app, route, {
      answer: async (c, parts) => {
        const { reply, origin } = await handler({ c, library: c.var.library, ...parts });
        return origin === null ? reply : send(c, reply, origin);
      },
    });
  }
}
