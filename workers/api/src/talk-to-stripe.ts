import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { Stripe } from 'stripe';

/**
 * What Stripe refuses or does not answer is `unavailable` here: its own words may name our account, and
 * stay in the log.
 */
export async function talkToStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
    throw new ServiceError('unavailable', 'The payment provider cannot be reached.', { cause });
  }
}
