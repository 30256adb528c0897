import { Hono, type Context } from 'hono';
import { requestId } from 'hono/request-id';
import { describeError, replyWith, type WorkerEnv } from './error-reply.ts';
import { securityHeaders } from './security-headers.ts';
import { ServiceError } from './service-error.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Methods that a route of `app` answers at `path`; middleware, which answers all, not counted. */
export const allowedMethods = <E extends WorkerEnv>(app: Hono<E>, path: string): string[] => {
  const handlers = (method: string) => app.router.match(method, path)[0].length;
  const forAnyMethod = handlers('NONE');
  return METHODS.filter((method) => handlers(method) > forAnyMethod).flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
};

/** The error of what no route answers: 405 and `allow` where the path exists, 404 elsewhere. */
const unrouted = <E extends WorkerEnv>(app: Hono<E>, { method, path }: Context['req']) => {
  const allowed = allowedMethods(app, path);
  if (allowed.length === 0) return new ServiceError('not_found', 'No such path.');
  return new ServiceError('method_not_allowed', `${method} is not answered here.`, {
    headers: { allow: allowed.join(', ') },
  });
};

type Options<E extends WorkerEnv> = {
  /** What answers say that say nothing of caching, and all errors. */
  cacheControl: 'no-store' | 'private, no-store';
  /** Another reply to an error than the envelope that `describeError` and `replyWith` make. */
  errorReply?: (error: unknown, c: Context<E>) => Response | Promise<Response>;
};

/** An app with what all workers share: request ids, headers, the envelope of errors, 404 and 405. */
export const createWorkerApp = <E extends WorkerEnv>({
  cacheControl,
  errorReply = (error, c) => replyWith(error, describeError(error), c),
}: Options<E>): Hono<E> => {
  const app = new Hono<E>();
  const reply = (error: unknown, c: Context<E>) => {
    // Whatever a handler had said before it failed.
    c.header('cache-control', cacheControl);
    return errorReply(error, c);
  };
  app.onError(reply);
  app.notFound((c) => reply(unrouted(app, c.req), c));
  // An inbound id is kept when it is at most 64 word characters, hyphens or equals signs.
  app.use(requestId({ limitLength: 64 }));
  app.use(securityHeaders(cacheControl));
  return app;
};
