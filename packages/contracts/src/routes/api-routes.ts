import { billingRoutes } from './billing.ts';
import { coachRoutes } from './coach.ts';
import { conceptRoutes } from './concepts.ts';
import { folderRoutes } from './folders.ts';
import { lessonRoutes } from './lessons.ts';
import { personRoutes } from './person.ts';
import type { ApiRoute } from './route.ts';
import { siteRoutes } from './site.ts';
import { studyRoutes } from './study.ts';

/** Every route of the API worker by its `operationId`. A test walks the worker's routes: there is no other. */
export const apiRoutes = {
  ...siteRoutes,
  ...personRoutes,
  ...billingRoutes,
  ...lessonRoutes,
  ...studyRoutes,
  ...conceptRoutes,
  ...folderRoutes,
  ...coachRoutes,
};

export type OperationId = keyof typeof apiRoutes;

/** The same as a list, each with its name. */
export const routeList: readonly (ApiRoute & { operationId: OperationId })[] = (
  Object.entries(apiRoutes) as [OperationId, ApiRoute][]
).map(([operationId, route]) => Object.assign({ operationId }, route));
