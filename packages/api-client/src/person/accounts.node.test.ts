import { DELETION_WORD } from '@fahm/contracts/person/account.ts';
import type { Onboarding } from '@fahm/contracts/person/onboarding.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { json, startServer, text } from '../../test/server.ts';
import { deleteAccount } from './account.ts';
import { createApi, type Api } from '../client.ts';
import { currentUserQuery, getCurrentUser } from './current-user.ts';
import { devicesQuery, signOutDevice, signOutOtherDevices } from './devices.ts';
import { profileQuery, saveOnboarding, saveProfile } from './profile.ts';
import { sendReport, trySendReport } from '../reports.ts';
import { subscriptionStatusQuery } from './subscription.ts';
import { learning } from '../../test/learning.ts';

const profile = { displayName: 'Maryam', dateOfBirth: null, gender: null, learning };
const user = {
  id: 'p-1',
  firstName: 'Maryam',
  lastName: null,
  email: 'maryam@learners.test',
  profileImageUrl: null,
  isAuthenticated: true,
  onboardingCompleted: true,
  profile: { displayName: 'Maryam', learning },
  hasActiveSubscription: false,
};
const device = { id: 'd-1', label: 'Firefox', signedInAt: 1, lastSeenAt: 2, current: true };

let server: Awaited<ReturnType<typeof startServer>>;
let api: Api;
let signedOut: Api;

beforeAll(async () => {
  server = await startServer({
    '/api/auth/user': json(200, user),
    '/out/api/auth/user': json(401, {
      error: { code: 'unauthorized', message: '', requestId: '' },
    }),
    '/down/api/auth/user': text(503),
    '/api/profile': json(200, profile),
    '/api/users/profile': json(200, profile),
    '/api/subscription/status': json(200, { hasActiveSubscription: true }),
    '/api/devices': (response) =>
      response.req.method === 'GET' ? json(200, [device])(response) : text(204)(response),
    '/api/devices/d-1': text(204),
    '/api/account/deletion': text(204),
    '/api/reports': text(204),
    '/busy/api/reports': text(429),
    '/down/api/reports': text(503),
  });
  api = createApi({ fetch, baseUrl: server.baseUrl });
  signedOut = createApi({ fetch, baseUrl: `${server.baseUrl}/out` });
});

afterAll(() => server.stop());

const lastRequest = () => server.received.at(-1);
const apiAt = (path: string) => createApi({ fetch, baseUrl: `${server.baseUrl}${path}` });

describe('the current user', () => {
  test('[7.1] is read whole', async () => expect(await getCurrentUser(api)).toEqual(user));

  test('[6.7] [7.1] is nobody when the server answers 401', async () => {
    expect(await getCurrentUser(signedOut)).toBeNull();
  });

  test('[7.1] is an error, not nobody, when the server is down', async () => {
    const down = createApi({ fetch, baseUrl: `${server.baseUrl}/down` });
    await expect(getCurrentUser(down)).rejects.toMatchObject({ status: 503 });
  });

  test('[7.1] [9.3] is asked for once in five minutes', async () => {
    const client = new QueryClient();
    const before = server.received.length;
    vi.useFakeTimers({ toFake: ['Date'] });
    await client.fetchQuery(currentUserQuery(api));
    vi.advanceTimersByTime(299_000);
    await client.fetchQuery(currentUserQuery(api));
    expect(server.received.length).toBe(before + 1);
    vi.advanceTimersByTime(2_000);
    await client.fetchQuery(currentUserQuery(api));
    expect(server.received.length).toBe(before + 2);
    vi.useRealTimers();
    client.clear();
  });

  test('[7.1] is not asked for again on failure or focus', () => {
    expect(currentUserQuery(api)).toMatchObject({ retry: false, refetchOnWindowFocus: false });
  });
});

const queries = {
  '[7.1] of the user': () => ({
    key: currentUserQuery(api).queryKey,
    ask: (client: QueryClient) => client.fetchQuery(currentUserQuery(api)),
    reply: user,
  }),
  '[7.7] of the subscription': () => ({
    key: subscriptionStatusQuery(api).queryKey,
    ask: (client: QueryClient) => client.fetchQuery(subscriptionStatusQuery(api)),
    reply: { hasActiveSubscription: true },
  }),
  '[7.15] of the profile': () => ({
    key: profileQuery(api).queryKey,
    ask: (client: QueryClient) => client.fetchQuery(profileQuery(api)),
    reply: profile,
  }),
  '[2.13] of the devices': () => ({
    key: devicesQuery(api).queryKey,
    ask: (client: QueryClient) => client.fetchQuery(devicesQuery(api)),
    reply: [device],
  }),
};

test.each(Object.entries(queries))('%s: its key spells the path it asks', async (_, query) => {
  const client = new QueryClient();
  const { key, ask, reply } = query();
  expect(await ask(client)).toEqual(reply);
  expect(lastRequest()).toMatchObject({ method: 'GET', url: key.join('/') });
  client.clear();
});

describe('changes', () => {
  test('[7.16] saving a name answers the saved profile', async () => {
    expect(await saveProfile(api, { displayName: 'Maryam' })).toEqual(profile);
    expect(lastRequest()).toMatchObject({ method: 'POST', body: '{"displayName":"Maryam"}' });
  });

  test('[7.18] onboarding is put whole', async () => {
    const answers: Onboarding = {
      displayName: 'Maryam',
      dateOfBirth: '1990-01-31',
      gender: 'female',
      ...learning,
      privacyAccepted: true,
      termsAccepted: true,
      onboardingCompleted: true,
    };
    expect(await saveOnboarding(api, answers)).toEqual(profile);
    expect(lastRequest()).toMatchObject({
      method: 'PUT',
      url: '/api/users/profile',
      body: JSON.stringify(answers),
    });
  });

  test('[2.13] a device, and all others, are signed out', async () => {
    await signOutDevice(api, 'd-1');
    expect(lastRequest()).toMatchObject({ method: 'DELETE', url: '/api/devices/d-1', body: '' });
    await signOutOtherDevices(api);
    expect(lastRequest()).toMatchObject({ method: 'DELETE', url: '/api/devices', body: '' });
  });

  test('[2.2.5] a report is sent as it is, with the id that makes it one, and how it went is told', async () => {
    const id = '0b0e1d6e-7f2c-4f8a-9a53-3f0a2f1f7d11';
    const report = { id, kind: 'contact', about: null, message: 'Salam', email: null } as const;
    await sendReport(api, report);
    expect(lastRequest()).toMatchObject({ method: 'POST', body: JSON.stringify(report) });
    expect(await trySendReport(api, report)).toBe('sent');
    expect(await trySendReport(apiAt('/busy'), report)).toBe('too-many');
    expect(await trySendReport(apiAt('/down'), report)).toBe('failed');
  });

  test('[2.13] an account is deleted with the word that was typed', async () => {
    await deleteAccount(api, { confirmation: DELETION_WORD });
    expect(lastRequest()).toMatchObject({ method: 'POST', body: '{"confirmation":"DELETE"}' });
  });
});
