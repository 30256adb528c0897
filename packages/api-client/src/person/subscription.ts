import {
  subscriptionStatusSchema,
  type SubscriptionStatus,
} from '@fahm/contracts/person/subscription.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** GET /api/subscription/status ([7.7]): whether Pro is open; 401 when nobody is signed in. */
export const getSubscriptionStatus = (
  api: Api,
  signal?: AbortSignal,
): Promise<SubscriptionStatus> =>
  api.request({
    method: 'GET',
    path: '/api/subscription/status',
    reply: subscriptionStatusSchema,
    signal,
  });

export const subscriptionStatusQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/subscription/status'],
    queryFn: ({ signal }) => getSubscriptionStatus(api, signal),
  });
