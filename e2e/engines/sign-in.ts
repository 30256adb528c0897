import { onboardingAnswers } from '@fahm/contracts/testing/onboarding-answers.ts';
import { expect } from 'vitest';
import { KEYS } from './driver.ts';
import { untilAlive } from './pages.ts';
import { SECURE, type Subject } from './subject.ts';

/** Somebody new signs in over https, as cookies of a session ask for, and answers the first questions. */
export async function signIn(subject: Subject, name: string): Promise<void> {
  await subject.browser.open(`${SECURE}/api/login?returnTo=/onboarding`);
  await subject.isShown('input[name=name]');
  await subject.browser.click('input[name=name]');
  await subject.browser.type(`${name} in ${subject.name}${KEYS.enter}`);
  await untilAlive(subject.browser, '/onboarding', null);
  const saved = await subject.browser.evaluate(async (answers) => {
    const init = { method: 'PUT', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify(answers);
    return (await fetch('/api/users/profile', { ...init, body })).status;
  }, onboardingAnswers());
  expect(saved).toBe(200);
}
