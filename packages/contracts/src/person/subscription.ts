import * as z from 'zod/mini';

/** Reply of GET /api/subscription/status ([3.3], [7.7]): the same truth as the user's field of that name. */
export const subscriptionStatusSchema = z.object({ hasActiveSubscription: z.boolean() });

export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;
