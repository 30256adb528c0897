import { AppError } from '@fahm/domain/errors.ts';
import type { Context, Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { errorReply } from './error-reply.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Methods that a route of `app` answers at `path`; middleware, which answers all, not counted. */
export const allowedMethods = (app: Hono<AppEnv>, path: string): string[] => {
  const handlers = (method: string) => app.router.match(method, path)[0].length;
  const forAnyMethod = handlers('NONE');
  return METHODS.filter((method) => handlers(method) > forAnyMethod).flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
};

/** Answers what no route did: 405 and `allow` where the path exists, 404 elsewhere. */
export const answerUnrouted = (app: Hono<AppEnv>) => (c: Context<AppEnv>) => {
  const allowed = allowedMethods(app, c.req.path);
  if (allowed.length === 0) return errorReply(new AppError('not_found', 'No such path.'), c);
  c.header('allow', allowed.join(', '));
  return errorReply(new AppError('method_not_allowed', `${c.req.method} is not answered here.`), c);
};
