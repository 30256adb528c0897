import {
  masteryProgressSchema,
  objectiveProgressSchema,
  type ObjectiveChange,
  type ObjectiveProgress,
} from '@fahm/contracts/study/masteries.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const pathOf = (id: string): string => `/api/masteries/${id}/progress`;

/** GET /api/masteries/{id}/progress ([7.12]): a record for every objective. */
export const getMasteryProgress = (
  api: Api,
  id: string,
  signal?: AbortSignal,
): Promise<ObjectiveProgress[]> =>
  api.request({ method: 'GET', path: pathOf(id), reply: masteryProgressSchema, signal });

export const masteryProgressQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['/api/masteries', id, 'progress'],
    queryFn: ({ signal }) => getMasteryProgress(api, id, signal),
  });

/**
 * POST /api/masteries/{id}/progress ([7.13]). Afterwards refresh `masteryProgressQuery`, the surah's
 * `surahProgressQuery` and `progressQuery`. Safe to send again.
 */
export const tickObjective = (
  api: Api,
  id: string,
  change: ObjectiveChange,
): Promise<ObjectiveProgress> =>
  api.request({ method: 'POST', path: pathOf(id), body: change, reply: objectiveProgressSchema });
