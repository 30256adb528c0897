import { addressKey } from '@fahm/contracts/address-key.ts';
import { AudioError } from '../audio-error.ts';
import { logWarning } from '../log.ts';
import { DEADLINES, within } from '../pace/deadline.ts';

/**
 * Bounds the requests of one address, where the platform counts them. A counter that fails lets pass.
 * @throws AudioError `too_many_requests`.
 */
export async function boundPace(limiter: RateLimit | undefined, request: Request): Promise<void> {
  const address = request.headers.get('cf-connecting-ip');
  if (limiter === undefined || address === null) return;
  const key = addressKey(address);
  const counted = await within(DEADLINES.rateLimit, 'rate limit', () =>
    limiter.limit({ key }),
  ).catch((error: unknown) => {
    logWarning(error, { what: 'rate limit' });
    return { success: true };
  });
  if (counted.success) return;
  throw new AudioError('too_many_requests', 'Too many recitations in a minute.', {
    headers: { 'retry-after': '60' },
  });
}
