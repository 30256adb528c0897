import { signInProblemOf, type SignInProblem } from '@fahm/contracts/person/sign-in.ts';
import type { Notice } from '@fahm/mfe-kit/remote.ts';

const texts: Record<SignInProblem, string> = {
  cancelled: 'Nothing was changed. You can sign in whenever you like.',
  expired: 'It took too long, or was completed already. Please try again.',
  failed: 'The sign-in could not be verified. Please try again.',
  unavailable: 'The sign-in service cannot be reached right now. Reading works as before.',
};

/** What people are told when a sign-in led back here without one (`location.search`), or null. */
export function signInNotice(search: string): Notice | null {
  const problem = signInProblemOf(search);
  if (problem === null) return null;
  const isChoice = problem === 'cancelled';
  return {
    title: isChoice ? 'Sign-in cancelled' : 'You are not signed in',
    text: texts[problem],
    tone: isChoice ? 'default' : 'destructive',
  };
}
