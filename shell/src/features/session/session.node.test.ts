import type { User } from '@fahm/contracts/person/user.ts';
import { expect, test } from 'vitest';
import { hasSignedInCookie } from './signed-in-cookie.ts';
import { createSessionRefresh } from './session-refresh.ts';
import { createSession } from './session.ts';

const user = { id: 'one' } as User;

/** A server whose next answers are told, and a clock. */
function scene(answers: (User | null | Error)[], signedIn = true) {
  let time = 0;
  let requested = 0;
  const session = createSession(signedIn, async () => ({
    refreshSession: () => sessionRefresh.refresh(),
  }));
  const sessionRefresh = createSessionRefresh({
    session,
    now: () => time,
    ask: async () => {
      const answer = answers[Math.min(requested, answers.length - 1)] ?? null;
      requested += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return {
    session,
    refreshIfStale: sessionRefresh.refreshIfStale,
    requested: () => requested,
    pass: (ms: number) => (time += ms),
  };
}

test('[2.1] without the cookie nobody is asked for, ever', async () => {
  const { session, requested, refreshIfStale } = scene([user], false);
  await refreshIfStale();
  expect(session.read()).toEqual({ status: 'visitor' });
  expect(requested()).toBe(0);
});

test('[4.6] with the cookie the state goes from asking to who it is', async () => {
  const { session, refreshIfStale } = scene([user]);
  const states: string[] = [session.read().status];
  session.subscribe(() => states.push(session.read().status));
  await refreshIfStale();
  expect(states).toEqual(['asking', 'member']);
});

test('[6.7] an answer of nobody means a visitor', async () => {
  const { session, refreshIfStale } = scene([null]);
  await refreshIfStale();
  expect(session.read()).toEqual({ status: 'visitor' });
});

test('[7.1] [9.3] the answer holds five minutes and is asked for once', async () => {
  const { requested, pass, refreshIfStale } = scene([user]);
  await Promise.all([refreshIfStale(), refreshIfStale()]);
  pass(299_999);
  await refreshIfStale();
  expect(requested()).toBe(1);
  pass(1);
  await refreshIfStale();
  expect(requested()).toBe(2);
});

test('[7.1] a failure is not asked again by itself, and a refresh asks', async () => {
  const { session, requested, refreshIfStale } = scene([new Error('away'), user]);
  await refreshIfStale();
  expect(session.read()).toEqual({ status: 'unreachable' });
  expect(requested()).toBe(1);
  await session.refresh();
  expect(session.read()).toEqual({ status: 'member', user });
});

test('a known person stays known while the server is away', async () => {
  const { session, refreshIfStale } = scene([user, new Error('away')]);
  await refreshIfStale();
  await session.refresh();
  expect(session.read()).toEqual({ status: 'member', user });
});

test('the flag is one cookie among others, and nothing else is taken for it', () => {
  expect(hasSignedInCookie('prefs=a; signed_in=1')).toBe(true);
  expect(hasSignedInCookie('signed_in=1')).toBe(true);
  for (const not of [null, '', 'signed_in=', 'signed_in=10', 'not_signed_in=1', 'a=signed_in=1']) {
    expect(hasSignedInCookie(not), String(not)).toBe(false);
  }
});
