import type { personRoutes } from '@fahm/contracts/routes/person.ts';
import { endAllPlans } from '@fahm/domain/billing/manage.ts';
import { getDocument } from '@fahm/domain/document/data.ts';
import { putDocument } from '@fahm/domain/document/mutations.ts';
import { readDocument } from '@fahm/domain/document/read.ts';
import { getEntitlements } from '@fahm/domain/entitlement/data.ts';
import { isSubscribed } from '@fahm/domain/entitlement/model.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { getUser } from '@fahm/domain/person/data.ts';
import { exportPerson } from '@fahm/domain/person/export/export.ts';
import { deletePerson } from '@fahm/domain/person/mutations.ts';
import { getProfile } from '@fahm/domain/profile/data.ts';
import { completeOnboarding, saveDisplayName } from '@fahm/domain/profile/mutations.ts';
import { listDevices } from '@fahm/domain/session/data.ts';
import { revokeDevice, revokeOtherDevices } from '@fahm/domain/session/mutations.ts';
import { clearSession } from '../../auth/cookies.ts';
import { billingConfig } from '../../billing-config.ts';
import { isCrossSite } from '../../guard/same-origin.ts';
import type { Handlers } from '../../serve.ts';
import { talkToStripe } from '../../talk-to-stripe.ts';

/** A person and their account. */
export const personHandlers: Handlers<typeof personRoutes> = {
  getCurrentUser: ({ ctx, session }) => getUser(ctx, session.userId),
  getProfile: ({ ctx, session }) => getProfile(ctx, session.userId),
  saveProfile: ({ ctx, session, body }) => saveDisplayName(ctx, session.userId, body),
  saveOnboarding: ({ ctx, session, body }) => completeOnboarding(ctx, session.userId, body),

  listDevices: ({ ctx, session }) => listDevices(ctx, session.userId, session.id),
  signOutOtherDevices: ({ ctx, session }) => revokeOtherDevices(ctx, session.userId, session.id),
  signOutDevice: async ({ c, ctx, session, params }) => {
    await revokeDevice(ctx, session.userId, params.id);
    if (params.id === session.id) clearSession(c);
  },

  exportAccount: async ({ c, ctx, session }) => {
    if (isCrossSite(c)) throw new ServiceError('forbidden', 'Not from a page of this site.');
    const { userId, learner } = session;
    const file = await exportPerson(ctx, { userId, learner: learner?.id ?? -1 });
    const day = new Date(ctx.now).toISOString().slice(0, 10);
    c.header('content-disposition', `attachment; filename="account-${day}.json"`);
    return c.body(file, 200, { 'content-type': 'application/json' });
  },
  deleteAccount: async ({ c, ctx, session }) => {
    const billing = billingConfig(c.env);
    // Nobody pays for an account that is gone: when Stripe cannot be told, the account stays.
    if (billing !== null) await talkToStripe(() => endAllPlans(ctx, billing, session.userId));
    await deletePerson(ctx, session.userId);
    clearSession(c);
  },

  /** Answered from the entitlements, as the user's own field is. */
  getSubscriptionStatus: async ({ ctx, session }) => {
    const entitlements = await getEntitlements(ctx, session.userId);
    return { hasActiveSubscription: isSubscribed(entitlements, ctx.now) };
  },

  getDocument: ({ ctx, session, params }) => getDocument(ctx, session.userId, params.document),
  putDocument: ({ ctx, session, params, body }) => {
    const { revision } = body;
    const { document } = params;
    const value = readDocument(document, body.value, ctx.now);
    return putDocument(ctx, session.userId, document, { revision, value });
  },
};
