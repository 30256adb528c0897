import type { Context, Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { errorReply } from './error-reply.ts';
import { AudioError } from './audio-error.ts';

/** Answers what no route did: 405 where a GET would be answered, 404 elsewhere. */
export const answerUnrouted = (app: Hono<AppEnv>) => (c: Context<AppEnv>) => {
  // Middleware answers every method: a route is what GET has more than a method nobody has.
  const handlers = (method: string) => app.router.match(method, c.req.path)[0].length;
  const routed = handlers('GET') > handlers('NONE');
  if (!routed) return errorReply(new AudioError('not_found', 'No such path.'), c);
  c.header('allow', 'GET, HEAD');
  const message = `${c.req.method} is not answered here.`;
  return errorReply(new AudioError('method_not_allowed', message), c);
};
