import { MAX_BODY_BYTES, statusOf, type Route } from '@fahm/contracts/routes/route.ts';
import type { Context, Env, Hono, MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { pathParams } from './path-params.ts';

/** What a part of a description parses to; undefined where the route has no such part. */
export type Parsed<R, Part extends string> =
  R extends Record<Part, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined;

/** The parts of a request, read as its description says. */
export type Parts<R extends Route> = {
  params: Parsed<R, 'params'>;
  query: Parsed<R, 'query'>;
  body: Parsed<R, 'body'>;
};

type Serving<E extends Env, R extends Route> = {
  /** Who may call, and how often: asked before anything is read. */
  guards?: readonly MiddlewareHandler<E>[];
  /** Reads a body. A worker without it leaves bodies to its handlers. */
  readBody?: (c: Context<E>, schema: z.ZodMiniType, maxBytes: number) => Promise<unknown>;
  /** What is told of a path whose parameters name nothing. */
  noSuchPath?: string;
  /** The reply that was described; or a `Response` where that is more than JSON. */
  answer: (c: Context<E>, parts: Parts<R>) => unknown;
};

/** Registers a described route: where it is, what it is sent, and the status of its success. */
export function serveRoute<E extends Env, R extends Route>(
  app: Hono<E>,
  route: R,
  { guards = [], readBody, noSuchPath, answer }: Serving<E, R>,
): void {
  const { method, params, query, body, maxBodyBytes = MAX_BODY_BYTES }: Route = route;
  const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
  app.on(method, [path], ...guards, async (c: Context<E>) => {
    const parts = {
      params: params && pathParams(c, params, noSuchPath),
      // Of a name given twice, the first. A zod error, which answers 422, where it is not as described.
      query: query && z.parse(query, c.req.query()),
      body: body && (await readBody?.(c, body, maxBodyBytes)),
    };
    const reply = await answer(c, parts as Parts<R>);
    if (reply instanceof Response) return reply;
    const status = statusOf(route);
    return status === 204 ? c.body(null, 204) : c.json(reply as object, status);
  });
}
