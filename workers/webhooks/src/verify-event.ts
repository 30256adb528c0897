import { Stripe } from 'stripe';

const crypto = Stripe.createSubtleCryptoProvider();
/** How old a signature may be, in seconds: a recorded request is of no use later. */
const TOLERANCE = 300;

/** Whether every time in the header is a number: one that is not, Stripe's library takes for never too old. */
const hasTime = (signature: string): boolean =>
  signature
    .split(',')
    .filter((item) => item.split('=')[0] === 't')
    .every((item) => /^t=\d{1,12}$/.test(item));

/**
 * The event of a signed body, or null when no secret of ours made the signature, or it is old. `body` is the
 * request's text to the letter: parsed and written anew it would not match.
 */
export async function verifyEvent(
  stripe: Stripe,
  body: string,
  signature: string,
  secrets: readonly string[],
): Promise<Stripe.Event | null> {
  if (!hasTime(signature)) return null;
  for (const secret of secrets) {
    try {
      return await stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE, crypto);
    } catch {
      // The next secret, if there is one.
    }
  }
  return null;
}
