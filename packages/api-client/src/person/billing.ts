import {
  type Billing,
  billingSchema,
  type CreatedSubscription,
  createdSubscriptionSchema,
  type Portal,
  portalSchema,
} from '@fahm/contracts/person/billing.ts';
import type { Api } from '../client.ts';
import { nothing } from '../nothing.ts';

/** GET /api/billing: how my plan stands. */
export const getBilling = (api: Api, signal?: AbortSignal): Promise<Billing> =>
  api.request({ method: 'GET', path: '/api/billing', reply: billingSchema, signal });

/** POST /api/create-subscription ([7.8]). Safe to send again: it takes up what it began. */
export const createSubscription = (api: Api): Promise<CreatedSubscription> =>
  api.request({
    method: 'POST',
    path: '/api/create-subscription',
    body: {},
    reply: createdSubscriptionSchema,
  });

/** POST /api/billing/cancel: the plan ends with what is paid. */
export const cancelPlan = (api: Api): Promise<void> =>
  api.request({ method: 'POST', path: '/api/billing/cancel', body: {}, reply: nothing });

/** POST /api/billing/resume: it goes on after all. */
export const resumePlan = (api: Api): Promise<void> =>
  api.request({ method: 'POST', path: '/api/billing/resume', body: {}, reply: nothing });

/** POST /api/billing/portal: the address of the payment provider's pages for cards and invoices. */
export const openPortal = (api: Api): Promise<Portal> =>
  api.request({ method: 'POST', path: '/api/billing/portal', body: {}, reply: portalSchema });
