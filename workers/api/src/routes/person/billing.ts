import type { billingRoutes } from '@fahm/contracts/routes/billing.ts';
import { isCheckoutOpen } from '@fahm/domain/billing/checkout.ts';
import { openPortal, setCanceling } from '@fahm/domain/billing/manage.ts';
import { describePlan } from '@fahm/domain/billing/plan.ts';
import { startSubscription } from '@fahm/domain/billing/subscribe.ts';
import type { Context } from '@fahm/domain/context.ts';
import { readAuthConfig } from '../../auth/auth-config.ts';
import { type BillingConfig, billingConfig, requireBilling } from '../../billing-config.ts';
import type { Handlers } from '../../serve.ts';
import { talkToStripe } from '../../talk-to-stripe.ts';

const isSold = async (ctx: Context, config: BillingConfig | null): Promise<boolean> =>
  config !== null && (await isCheckoutOpen(ctx, config));

/** How a plan stands, and what can be done about it. */
export const billingHandlers: Handlers<typeof billingRoutes> = {
  getOffer: async ({ c, ctx }) => ({ isOpen: await isSold(ctx, billingConfig(c.env)) }),
  getBilling: async ({ c, ctx, session }) => {
    const config = billingConfig(c.env);
    const livemode = config?.livemode ?? false;
    const plan = await describePlan(ctx, session.userId, livemode);
    return {
      isOpen: await isSold(ctx, config),
      publishableKey: config?.publishableKey ?? null,
      ...plan,
    };
  },
  createSubscription: ({ c, ctx, session }) => {
    const billing = requireBilling(c.env);
    return talkToStripe(() => startSubscription(ctx, billing, session.userId));
  },
  cancelPlan: async ({ c, ctx, session }) => {
    const billing = requireBilling(c.env);
    await talkToStripe(() => setCanceling(ctx, billing, session.userId, true));
  },
  resumePlan: async ({ c, ctx, session }) => {
    const billing = requireBilling(c.env);
    await talkToStripe(() => setCanceling(ctx, billing, session.userId, false));
  },
  openPortal: async ({ c, ctx, session }) => {
    const back = `${readAuthConfig(c.env).publicOrigin}/app/profile`;
    const billing = requireBilling(c.env);
    return { url: await talkToStripe(() => openPortal(ctx, billing, session.userId, back)) };
  },
};
