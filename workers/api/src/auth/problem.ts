import { SIGN_IN_PROBLEM_PARAMETER, type SignInProblem } from '@fahm/contracts/person/sign-in.ts';
import * as oauth from 'oauth4webapi';

/**
 * What people are told when a sign-in ended without one. Whatever is not the network or their own wish is
 * `failed`: somebody may have tampered with it.
 */
export const problemOf = (error: unknown): SignInProblem => {
  if (error instanceof oauth.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled';
    return error.error === 'temporarily_unavailable' ? 'unavailable' : 'failed';
  }
  if (error instanceof oauth.OperationProcessingError) {
    const { cause } = error;
    return cause instanceof Response && cause.status >= 500 ? 'unavailable' : 'failed';
  }
  const name = error instanceof Error ? error.name : '';
  return name === 'TimeoutError' || name === 'TypeError' ? 'unavailable' : 'failed';
};

export const problemPath = (problem: SignInProblem): string =>
  `/?${SIGN_IN_PROBLEM_PARAMETER}=${problem}`;
