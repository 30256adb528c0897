import {
  billingSchema,
  createdSubscriptionSchema,
  emptyBodySchema,
  portalSchema,
} from '../billing.ts';
import type { Route } from './route.ts';

/** A plan and its payment; `unavailable` where payments are not set up. */
export const billingRoutes = {
  getBilling: {
    method: 'GET',
    path: '/api/billing',
    summary: 'How the plan stands.',
    access: 'person',
    reply: billingSchema,
  },
  createSubscription: {
    method: 'POST',
    path: '/api/create-subscription',
    summary: 'Begins a subscription, or takes up the one that was begun.',
    access: 'person',
    limit: 'WRITE_LIMIT',
    body: emptyBodySchema,
    reply: createdSubscriptionSchema,
  },
  cancelPlan: {
    method: 'POST',
    path: '/api/billing/cancel',
    summary: 'Ends the plan with the period that is paid.',
    access: 'person',
    limit: 'WRITE_LIMIT',
    body: emptyBodySchema,
  },
  resumePlan: {
    method: 'POST',
    path: '/api/billing/resume',
    summary: 'Takes the end of the plan back.',
    access: 'person',
    limit: 'WRITE_LIMIT',
    body: emptyBodySchema,
  },
  openPortal: {
    method: 'POST',
    path: '/api/billing/portal',
    summary: 'The address of the payment provider’s pages for cards and invoices.',
    access: 'person',
    limit: 'WRITE_LIMIT',
    body: emptyBodySchema,
    reply: portalSchema,
  },
} as const satisfies Record<string, Route>;
