import { apiRoutes } from './api-routes.ts';
import { audioRoutes } from './audio.ts';
import { libraryRoutes } from './library.ts';
import type { Route } from './route.ts';
import { webhookRoutes } from './webhooks.ts';

/** The routes of every worker, by the worker that answers them. No worker imports this: each has its own. */
export const routesByWorker = {
  api: apiRoutes,
  library: libraryRoutes,
  audio: audioRoutes,
  webhooks: webhookRoutes,
};

export type WorkerName = keyof typeof routesByWorker;

/** A description with its name and its worker. */
export type EveryRoute = Route & { operationId: string; worker: WorkerName };

/** All of them as a list. */
export const everyRoute: readonly EveryRoute[] = (
  Object.entries(routesByWorker) as [WorkerName, Record<string, Route>][]
).flatMap(([worker, routes]) =>
  Object.entries(routes).map(([operationId, route]) =>
    Object.assign({ worker, operationId }, route),
  ),
);
