import { expect, test } from 'vitest';
import { createStripe } from './stripe.ts';

test('a live key goes to Stripe and to nobody else', () => {
  const apiBase = 'http://127.0.0.1:12111';
  for (const secretKey of ['sk_live_1', 'rk_live_1']) {
    expect(() => createStripe({ secretKey, apiBase })).toThrow(/live key/);
    expect(() => createStripe({ secretKey })).not.toThrow();
  }
  expect(() => createStripe({ secretKey: 'sk_test_1', apiBase })).not.toThrow();
});
