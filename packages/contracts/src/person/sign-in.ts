// Free of zod: every page links here.
import { SIGN_IN_PROBLEM_PARAMETER } from './sign-in-flags.ts';

export { SIGN_IN_PROBLEM_PARAMETER } from './sign-in-flags.ts';

const LOGIN_PATH = '/api/login';

/** Address of a full page navigation that signs out and leads to `/`. Refused when another site sends it. */
export const LOGOUT_PATH = '/api/logout';

/** Why a sign-in ended without one. It leads to `/?sign-in=<problem>`. */
const SIGN_IN_PROBLEMS = ['cancelled', 'expired', 'failed', 'unavailable'] as const;
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

/** Address of a full page navigation that signs in and comes back to `returnTo`, a path of our own with its query. */
export const loginPath = (returnTo: string): string =>
  `${LOGIN_PATH}?${new URLSearchParams({ returnTo }).toString()}`;

/** The problem that `search` (as `location.search`) tells of, or `null`. */
export const signInProblemOf = (search: string): SignInProblem | null => {
  const told = new URLSearchParams(search).get(SIGN_IN_PROBLEM_PARAMETER);
  return SIGN_IN_PROBLEMS.find((problem) => problem === told) ?? null;
};
