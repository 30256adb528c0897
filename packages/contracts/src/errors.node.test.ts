import { expect, test } from 'vitest';
import { isErrorCode, statusByErrorCode } from './error-codes.ts';
import { errorEnvelopeSchema } from './errors.ts';

const envelope = (code: string) => ({ error: { code, message: 'Surah 115', requestId: 'r-1' } });

test('[8.1] every code travels with a status of the 4xx or 5xx classes', () => {
  for (const status of Object.values(statusByErrorCode)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  }
});

test('[8.1] of codes that share a status the general one stands first, for answers without a code', () => {
  const codes = Object.entries(statusByErrorCode);
  const first = (status: number) => codes.find(([, other]) => other === status)?.[0];
  const special = codes.filter(([code, status]) => first(status) !== code);
  expect(Object.fromEntries(special.map(([code, status]) => [code, first(status)]))).toEqual({
    busy: 'conflict',
    onboarding_required: 'forbidden',
    subscription_required: 'forbidden',
    too_young: 'unprocessable',
  });
});

test('[8.1] the envelope accepts every code of the table and no other', () => {
  for (const code of Object.keys(statusByErrorCode)) {
    expect(errorEnvelopeSchema.safeParse(envelope(code)).success).toBe(true);
  }
  expect(errorEnvelopeSchema.safeParse(envelope('teapot')).success).toBe(false);
});

test('[8.1] the envelope without a request id is refused', () => {
  const reply = { error: { code: 'not_found', message: 'Surah 115' } };
  expect(errorEnvelopeSchema.safeParse(reply).success).toBe(false);
});

test('[8.1] a name inherited by every object is not an error code', () => {
  expect(isErrorCode('toString')).toBe(false);
  expect(isErrorCode('not_found')).toBe(true);
  expect(isErrorCode(404)).toBe(false);
});
