import { onboardingAnswers } from '@fahm/contracts/testing/onboarding-answers.ts';
import { latestDate } from '@fahm/contracts/person/age.ts';
import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import type { Onboarding } from '@fahm/contracts/person/onboarding.ts';
import { profileSchema } from '@fahm/contracts/person/profile.ts';
import { userSchema } from '@fahm/contracts/person/user.ts';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { realBindings } from '../../../test/bindings.ts';
import type { Browser } from '../../../test/browser.ts';
import { freshMinute } from '../../../test/fresh-minute.ts';
import { identity, signedIn } from '../../../test/person.ts';

const codeOf = async (response: Response) =>
  errorEnvelopeSchema.parse(await response.json()).error.code;

const userOf = async (browser: Browser) =>
  userSchema.parse(await (await browser.get('/api/auth/user')).json());

const save = (browser: Browser, change: Partial<Onboarding> = {}) =>
  browser.write('PUT', '/api/users/profile', onboardingAnswers(change));

const yearsAgo = (years: number, days: number) => {
  const [year = 0, month = 1, day = 1] = latestDate(Date.now()).split('-').map(Number);
  return new Date(Date.UTC(year - years, month - 1, day + days)).toISOString().slice(0, 10);
};

const write = (browser: Browser) => browser.write('POST', '/api/profile', { displayName: 'M' });

describe('the profile', () => {
  test('[7.15] of somebody new is empty', async () => {
    const response = await (await signedIn()).get('/api/profile');
    expect(profileSchema.parse(await response.json())).toEqual({
      displayName: null,
      dateOfBirth: null,
      gender: null,
      learning: null,
    });
  });

  test('[7.16] [3.16] a saved name is answered, and is the one of [7.15] and [7.1]', async () => {
    const browser = await signedIn();
    const saved = await browser.write('POST', '/api/profile', { displayName: '  Umm Yahya ' });
    expect(profileSchema.parse(await saved.json()).displayName).toBe('Umm Yahya');
    expect(await (await browser.get('/api/profile')).json()).toMatchObject({
      displayName: 'Umm Yahya',
    });
    expect((await userOf(browser)).profile.displayName).toBe('Umm Yahya');
  });

  test('[7.16] [7.18] both paths write one name, and a new name leaves the answers alone', async () => {
    const browser = await signedIn();
    await save(browser);
    const saved = await browser.write('POST', '/api/profile', { displayName: 'Umm Yahya' });
    const profile = profileSchema.parse(await saved.json());
    expect(profile).toMatchObject({ displayName: 'Umm Yahya', dateOfBirth: '1990-01-31' });
    expect(profile.learning?.previousExperience).toBe('beginner');
    expect((await userOf(browser)).onboardingCompleted).toBe(true);
  });

  test.each([{}, { displayName: '' }, { displayName: '   ' }, { displayName: 7 }, [], null, 'x'])(
    '[7.16] %j is 422',
    async (body) => {
      const response = await (await signedIn()).write('POST', '/api/profile', body);
      expect(response.status).toBe(422);
      expect(await codeOf(response)).toBe('unprocessable');
    },
  );

  test.each(['', '{', 'null null', '\u0000', '['.repeat(40) + ']'.repeat(40)])(
    '[7.16] what is no JSON (%#) is 400',
    async (text) => {
      const { jar } = await signedIn();
      const { app } = await import('../../app.ts');
      const headers = {
        origin: realBindings().PUBLIC_ORIGIN,
        'content-type': 'application/json',
        cookie: `__Host-session=${jar.get('__Host-session')}`,
      };
      const request = { method: 'POST', headers, body: text };
      expect((await app.request('/api/profile', request, realBindings())).status).toBe(400);
    },
  );

  test('[7.16] a body without end is 413', async () => {
    const displayName = 'x'.repeat(20_000);
    const response = await (await signedIn()).write('POST', '/api/profile', { displayName });
    expect(response.status).toBe(413);
  });
});

describe('onboarding', () => {
  test('[7.18] [4.13] its answers are the profile, and the user has completed it', async () => {
    const browser = await signedIn();
    expect((await userOf(browser)).onboardingCompleted).toBe(false);
    const profile = profileSchema.parse(await (await save(browser)).json());
    expect(profile).toEqual({
      displayName: 'Maryam',
      dateOfBirth: '1990-01-31',
      gender: 'female',
      learning: {
        canReadArabic: true,
        canUnderstandArabic: false,
        canReadEnglish: true,
        canUnderstandEnglish: true,
        previousExperience: 'beginner',
      },
    });
    expect(await userOf(browser)).toMatchObject({
      onboardingCompleted: true,
      profile: { displayName: 'Maryam', learning: profile.learning },
    });
  });

  test('[7.18] sent again it changes the answers, and when they were first given stays', async () => {
    const browser = await signedIn();
    await save(browser);
    const { id } = await userOf(browser);
    const times = () =>
      env.DB.prepare('select onboarded_at, privacy_accepted_at from profile where person_id = ?')
        .bind(id)
        .first();
    const first = await times();
    await save(browser, { gender: 'prefer_not_to_say', previousExperience: 'advanced' });
    expect(await times()).toEqual(first);
    expect(await (await browser.get('/api/profile')).json()).toMatchObject({
      gender: 'prefer_not_to_say',
      learning: { previousExperience: 'advanced' },
    });
  });

  test('[3.17] on the thirteenth birthday an account is open, the day before it is not', async () => {
    const browser = await signedIn();
    const tooYoung = await save(browser, { dateOfBirth: yearsAgo(13, 1) });
    expect(tooYoung.status).toBe(422);
    const { error } = errorEnvelopeSchema.parse(await tooYoung.json());
    expect(error.code).toBe('too_young');
    expect(error.message).toContain('parent or guardian');
    expect((await userOf(browser)).onboardingCompleted).toBe(false);
    expect((await save(browser, { dateOfBirth: yearsAgo(13, 0) })).status).toBe(200);
  });

  test('[9.12] a birthday to come is a mistake, not an age', async () => {
    const response = await save(await signedIn(), { dateOfBirth: yearsAgo(-1, 0) });
    expect(await codeOf(response)).toBe('unprocessable');
  });

  test.each(Object.keys(onboardingAnswers()))('[5.11] without %s it is 422', async (field) => {
    const body = { ...onboardingAnswers(), [field]: undefined };
    const response = await (await signedIn()).write('PUT', '/api/users/profile', body);
    expect(response.status).toBe(422);
    const { error } = errorEnvelopeSchema.parse(await response.json());
    expect(error.message).toContain(field);
  });
});

test('[R8] too many writes of one person are asked to wait; another person is not', async () => {
  const limited = { ...realBindings(), WRITE_LIMIT: env.WRITE_LIMIT };
  const [one, other] = [await signedIn(identity(), limited), await signedIn(identity(), limited)];
  await freshMinute();
  for (let count = 0; count < 60; count += 1) expect((await write(one)).status).toBe(200);
  const refused = await write(one);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await one.get('/api/profile')).status).toBe(200);
  expect((await write(other)).status).toBe(200);
});
