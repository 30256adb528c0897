import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import type { Learner } from '@fahm/domain/learner/model.ts';
import { findSession, type PersonValue, type Session } from '@fahm/domain/session/data.ts';
import { isTouchDue, touchSession } from '@fahm/domain/session/mutations.ts';
import type { Context, MiddlewareHandler, Next } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { clearSession, sessionSecretOf } from './cookies.ts';

/** The living session of a request with the value that is read along with it, or null. One statement, none without a cookie. */
export const sessionOf = async (
  c: Context<AppEnv>,
  personValue?: PersonValue,
): Promise<(Session & { personValue: string | null }) | null> => {
  const secret = sessionSecretOf(c);
  return secret === null ? null : findSession(c.var.ctx, secret, personValue);
};

async function letIn(c: Context<AppEnv>, next: Next, value?: PersonValue): Promise<void> {
  const session = await sessionOf(c, value);
  if (session === null) {
    clearSession(c);
    throw new ServiceError('unauthorized', 'Unauthorized');
  }
  if (isTouchDue(c.var.ctx, session)) await touchSession(c.var.ctx, session);
  const { personValue, ...rest } = session;
  c.set('session', rest);
  c.set('personValue', personValue);
  await next();
}

/**
 * Lets in who is signed in and hands on their session; anybody else is answered 401 ([8.1]), and a cookie that
 * opens nothing any more is taken out of the browser.
 */
export const requirePerson: MiddlewareHandler<AppEnv> = (c, next) => letIn(c, next);

/** The same, and reads a value of the person in the same statement: a write saves a round trip (goal P19). */
export const requirePersonWith =
  (valueOf: (c: Context<AppEnv>) => PersonValue): MiddlewareHandler<AppEnv> =>
  (c, next) =>
    letIn(c, next, valueOf(c));

/**
 * The learner of a session behind `requireOnboarded`, which every onboarded person is.
 * @throws ServiceError `onboarding_required` otherwise.
 */
export const learnerOf = ({ learner }: Session): Learner => {
  if (learner === null)
    throw new ServiceError('onboarding_required', 'Onboarding is not completed.');
  return learner;
};

/** Lets in who has completed onboarding ([6.6]); comes after `requirePerson`. */
export const requireOnboarded: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!c.var.session.onboarded) {
    throw new ServiceError('onboarding_required', 'Onboarding is not completed.');
  }
  await next();
};
