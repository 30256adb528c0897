import { addressKey } from '@fahm/contracts/address-key.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { logWarning } from '@fahm/worker-kit/log.ts';
import { withDeadline } from '@fahm/worker-kit/deadline.ts';
import { DEADLINES_MS } from '../deadlines.ts';

/**
 * Bounds the requests of one address, where the platform counts them. A counter that fails lets pass.
 * @throws ServiceError `too_many_requests`.
 */
export async function limitRate(limiter: RateLimit | undefined, request: Request): Promise<void> {
  const address = request.headers.get('cf-connecting-ip');
  if (limiter === undefined || address === null) return;
  const key = addressKey(address);
  const counted = await withDeadline(DEADLINES_MS.rateLimit, 'rate limit', () =>
    limiter.limit({ key }),
  ).catch((error: unknown) => {
    logWarning(error, { what: 'rate limit' });
    return { success: true };
  });
  if (counted.success) return;
  throw new ServiceError('too_many_requests', 'Too many recitations in a minute.', {
    headers: { 'retry-after': '60' },
  });
}
