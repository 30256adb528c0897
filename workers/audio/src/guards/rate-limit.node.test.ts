import { describe, expect, test } from 'vitest';
import { limitRate } from './rate-limit.ts';

const from = (address: string) =>
  new Request('https://fahm.test/', { headers: { 'cf-connecting-ip': address } });
const counting = (limit: number) => {
  const counts = new Map<string, number>();
  return {
    limit: ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return Promise.resolve({ success: (counts.get(key) ?? 0) <= limit });
    },
  };
};

describe('the rate limit of an address', () => {
  test('[7.25] is bounded, and says when to ask again', async () => {
    const limiter = counting(2);
    await limitRate(limiter, from('203.0.113.9'));
    await limitRate(limiter, from('203.0.113.9'));
    await expect(limitRate(limiter, from('203.0.113.9'))).rejects.toMatchObject({
      code: 'too_many_requests',
      headers: { 'retry-after': '60' },
    });
    await limitRate(limiter, from('203.0.113.10'));
  });

  test('[7.25] is that of its network, where it is an address of IPv6', async () => {
    const limiter = counting(2);
    await limitRate(limiter, from('2001:db8:1:2::1'));
    await limitRate(limiter, from('2001:db8:1:2::2'));
    await expect(limitRate(limiter, from('2001:db8:1:2::3'))).rejects.toThrow();
    await limitRate(limiter, from('2001:db8:1:3::1'));
  });

  test('[7.25] is not counted where the platform does not count, or does not tell who asks', async () => {
    await limitRate(undefined, from('203.0.113.9'));
    await limitRate(counting(0), new Request('https://fahm.test/'));
  });

  test.each([
    ['fails', () => Promise.reject(new Error('down'))],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['hangs', () => new Promise<never>(() => {})],
  ])('[R9] a counter that %s stops nobody', async (_, limit) => {
    await limitRate({ limit }, from('203.0.113.9'));
  });
});
