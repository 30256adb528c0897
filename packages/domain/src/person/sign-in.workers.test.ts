import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { findSession } from '../session/data.ts';
import { type Identity, signIn } from './sign-in.ts';

const begun = 1_800_000_000_000;
const ctx = createContext(env.DB, begun);

const identity = (change: Partial<Identity> = {}): Identity => ({
  issuer: 'https://issuer.test',
  subject: crypto.randomUUID(),
  firstName: 'Maryam',
  lastName: 'Khan',
  email: 'maryam@learners.test',
  emailVerified: true,
  ...change,
});

const begin = (who: Identity, change: Partial<Parameters<typeof signIn>[1]> = {}, at = ctx) =>
  signIn(at, {
    identity: who,
    fingerprint: crypto.randomUUID(),
    label: 'Firefox',
    previousSecret: null,
    ...change,
  });

const userIdOf = async (secret: string) => (await findSession(ctx, secret))?.userId;

const rowsOf = async (subject: string) =>
  (await env.DB.prepare('select * from person where subject = ?').bind(subject).all()).results;

describe('an identity', () => {
  test('[R8] is one person, though it signs in first in two places at the same moment', async () => {
    const who = identity();
    const secrets = await Promise.all(Array.from({ length: 8 }, () => begin(who)));
    const ids = new Set(await Promise.all(secrets.map(userIdOf)));
    expect(ids.size).toBe(1);
    expect(await rowsOf(who.subject)).toHaveLength(1);
  });

  test('[R8] is issuer and subject: one of them alone, or the e-mail, makes nobody the same', async () => {
    const who = identity();
    const otherIssuer = { ...who, issuer: `${who.issuer}/` };
    const otherSubject = { ...who, subject: who.subject.toUpperCase() };
    const ids = await Promise.all(
      [who, otherIssuer, otherSubject].map(async (it) => userIdOf(await begin(it))),
    );
    expect(new Set(ids).size).toBe(3);
  });

  test('[3.2] carries its new name and e-mail over, and loses none that is not told again', async () => {
    const who = identity();
    await begin(who);
    await begin({ ...who, firstName: 'Mariam', lastName: null, email: null });
    expect(await rowsOf(who.subject)).toMatchObject([
      { first_name: 'Mariam', last_name: 'Khan', email: 'maryam@learners.test' },
    ]);
  });
});

test('[R8] what was said of an e-mail holds until the provider names one again', async () => {
  const who = identity();
  const verified = async (change: Partial<Identity>) => {
    await begin({ ...who, ...change });
    return (await rowsOf(who.subject))[0]?.['email_verified'];
  };
  expect(await verified({})).toBe(1);
  expect(await verified({ email: null, emailVerified: false })).toBe(1);
  expect(await verified({ email: 'other@learners.test', emailVerified: false })).toBe(0);
  expect(await verified({})).toBe(1);
});

describe('a session', () => {
  test('[R8] has a secret of 256 bits that no other has', async () => {
    const who = identity();
    const secrets = await Promise.all(Array.from({ length: 10 }, () => begin(who)));
    expect(new Set(secrets).size).toBe(10);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('[R8] comes of a sign-in once: the same sign-in again makes none, and changes nothing', async () => {
    const who = identity();
    const fingerprint = crypto.randomUUID();
    await begin(who, { fingerprint });
    const stranger = identity();
    await expect(begin(stranger, { fingerprint })).rejects.toThrow();
    expect(await rowsOf(stranger.subject)).toEqual([]);
  });

  test('[R8] takes the place of the one that the browser had', async () => {
    const who = identity();
    const previousSecret = await begin(who);
    const secret = await begin(who, { previousSecret });
    expect(await findSession(ctx, previousSecret)).toBeNull();
    expect(await findSession(ctx, secret)).not.toBeNull();
  });

  test('[P20] that is over leaves the table when somebody signs in', async () => {
    const who = identity();
    await begin(who);
    const year = 365 * 86_400_000;
    await begin(identity(), {}, createContext(env.DB, begun + year));
    const { results } = await env.DB.prepare('select * from session where expires_at < ?')
      .bind(begun + year)
      .all();
    expect(results).toEqual([]);
  });
});
