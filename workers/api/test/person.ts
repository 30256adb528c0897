import { onboardingAnswers } from '@fahm/contracts/testing/onboarding-answers.ts';
import { createContext } from '@fahm/domain/context.ts';
import { type Identity, signIn } from '@fahm/domain/person/sign-in.ts';
import { env } from 'cloudflare:workers';
import { realBindings } from './bindings.ts';
import { type Browser, createBrowser } from './browser.ts';

export const identity = (change: Partial<Identity> = {}): Identity => ({
  issuer: 'https://provider.test',
  subject: crypto.randomUUID(),
  firstName: 'Maryam',
  lastName: 'Khan',
  email: 'maryam@learners.test',
  emailVerified: true,
  ...change,
});

/** Begins a session for an identity, without the way through a provider; answers its secret. */
export const beginSession = (who: Identity, now: number = Date.now()): Promise<string> =>
  signIn(createContext(env.DB, now), {
    identity: who,
    fingerprint: crypto.randomUUID(),
    label: 'Firefox on Linux',
    previousSecret: null,
  });

/** A browser in which somebody is signed in; a new person unless one is given. */
export async function signedIn(
  who: Identity = identity(),
  bindings: object = realBindings(),
): Promise<Browser> {
  const jar = new Map([
    ['__Host-session', await beginSession(who)],
    ['signed_in', '1'],
  ]);
  return createBrowser(bindings, jar);
}

/** A browser in which somebody is signed in who has completed onboarding. */
export async function onboarded(who: Identity = identity()): Promise<Browser> {
  const browser = await signedIn(who);
  const response = await browser.write('PUT', '/api/users/profile', onboardingAnswers());
  if (response.status !== 200) throw new Error(await response.text());
  return browser;
}
