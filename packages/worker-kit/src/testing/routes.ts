import type { Route } from '@fahm/contracts/routes/route.ts';
import type { Env, Hono } from 'hono';

/** The routes that an app answers, as `GET /api/surahs/{number}`; middleware, which is asked of every method, not counted. */
export function answeredRoutes<E extends Env>(app: Hono<E>): string[] {
  const answered = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  // A route with middleware of its own is listed once for each part.
  return [...new Set(answered)].toSorted();
}

/** Descriptions in the same words. */
export const describedRoutes = (routes: Record<string, Route>): string[] =>
  Object.values(routes)
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted();

/** The path of a description with `params` in it. @throws Error for a parameter that has no sample. */
export const pathOf = ({ path }: Route, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`no sample of the parameter ${name}`);
    return value;
  });
