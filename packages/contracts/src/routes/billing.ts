import {
  billingSchema,
  createdSubscriptionSchema,
  emptyBodySchema,
  portalSchema,
} from '../person/billing.ts';
import { offerSchema } from '../person/offer.ts';
import type { ApiRoute } from './route.ts';

/** A plan and its payment; `unavailable` where payments are not set up. */
export const billingRoutes = {
  /** Whether Pro can be bought here. */
  getOffer: {
    method: 'GET',
    path: '/api/offer',
    access: 'everybody',
    reply: offerSchema,
  },
  /** How the plan stands. */
  getBilling: {
    method: 'GET',
    path: '/api/billing',
    access: 'person',
    reply: billingSchema,
  },
  /** Begins a subscription, or takes up the one that was begun. */
  createSubscription: {
    method: 'POST',
    path: '/api/create-subscription',
    access: 'person',
    limit: 'WRITE_LIMIT',
    body: emptyBodySchema,
    reply: createdSubscriptionSchema,
  },
  /** Ends the plan with the period that is paid. */
  cancelPlan: {
    method: 'POST',
    path: '/api/billing/cancel',
    access: 'person',
    limit: 'WRITE_LIMIT',
    body: emptyBodySchema,
  },
  /** Takes the end of the plan back. */
  resumePlan: {
    method: 'POST',
    path: '/api/billing/resume',
    access: 'person',
    limit: 'WRITE_LIMIT',
    body: emptyBodySchema,
  },
  /** The address of the payment provider’s pages for cards and invoices. */
  openPortal: {
    method: 'POST',
    path: '/api/billing/portal',
    access: 'person',
    limit: 'WRITE_LIMIT',
    body: emptyBodySchema,
    reply: portalSchema,
  },
} as const satisfies Record<string, ApiRoute>;
