import { createApi } from '@fahm/api-client/client.ts';
import { statusByErrorCode, type ErrorCode } from '@fahm/contracts/error-codes.ts';
import { describe, expect, test } from 'vitest';
import type { Pending } from './review-queue.ts';
import { sendPending } from './send-review.ts';

const key = '8a6e0804-2bd0-4672-b79d-d97027f9071a';
const review: Pending = { kind: 'review', cardId: 'f001-001', key, review: { rating: 4, key } };
const undo: Pending = { kind: 'undo', cardId: 'f001-001', key };

/** What becomes of a review when this is answered. */
const sentAfter = (
  answer: () => Promise<Response>,
  pending: Pending = review,
  onSignedOut = () => {},
) =>
  sendPending(
    createApi({ fetch: answer, baseUrl: 'http://fahm.test', deadline: 200 }),
    pending,
    onSignedOut,
  );

const refusal = (code: ErrorCode) => async () =>
  Response.json(
    { error: { code, message: 'No.', requestId: 'r-1' } },
    { status: statusByErrorCode[code] },
  );

describe('a review that the server refuses', () => {
  test.each<ErrorCode>(['not_found', 'conflict', 'unprocessable', 'subscription_required'])(
    '[8.5] with %s will never be taken: it is given up',
    async (code) => {
      expect(await sentAfter(refusal(code))).toBe('refused');
      expect(await sentAfter(refusal(code), undo)).toBe('refused');
    },
  );

  test.each<ErrorCode>([
    'busy',
    'too_many_requests',
    'unauthorized',
    'forbidden',
    'onboarding_required',
    'internal',
    'unavailable',
  ])('[7.11] with %s may be taken later: it is kept', async (code) => {
    expect(await sentAfter(refusal(code))).toBe('later');
    expect(await sentAfter(refusal(code), undo)).toBe('later');
  });
});

test('[8.1] a session that ended is told, and nothing else that a review waits for', async () => {
  const told: string[] = [];
  for (const code of ['unauthorized', 'busy', 'forbidden', 'not_found'] as const) {
    await sentAfter(refusal(code), review, () => told.push(code));
  }
  expect(told).toEqual(['unauthorized']);
});

describe('a review that never reached our server', () => {
  test.each([400, 401, 403, 404, 409, 451, 502])(
    '[7.11] but something before it, which answered %i in words of its own, is kept',
    async (status) => {
      const page = async () =>
        new Response('<!doctype html><p>Sign in to this network', { status });
      const told: string[] = [];
      expect(await sentAfter(page, review, () => told.push('signed out'))).toBe('later');
      expect(told).toEqual([]);
    },
  );

  test('[7.11] for want of a network, or of an answer in time, is kept', async () => {
    expect(await sentAfter(() => Promise.reject(new TypeError('failed to fetch')))).toBe('later');
    expect(await sentAfter(async () => Response.json({ surprise: true }))).toBe('later');
  });
});
