import { AppError } from '@fahm/domain/errors.ts';
import { findSession, type Session } from '@fahm/domain/session/data.ts';
import { isTouchDue, touchSession } from '@fahm/domain/session/mutations.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { clearSession, sessionSecretOf } from './cookies.ts';

/** The living session of a request, or null. One statement, none without a cookie. */
export const sessionOf = async (c: Context<AppEnv>): Promise<Session | null> => {
  const secret = sessionSecretOf(c);
  return secret === null ? null : findSession(c.var.ctx, secret);
};

/**
 * Lets in who is signed in and hands on their session; anybody else is answered 401 ([8.1]), and a cookie that
 * opens nothing any more is taken out of the browser.
 */
export const requirePerson: MiddlewareHandler<AppEnv> = async (c, next) => {
  const session = await sessionOf(c);
  if (session === null) {
    clearSession(c);
    throw new AppError('unauthorized', 'Unauthorized');
  }
  if (isTouchDue(c.var.ctx, session)) await touchSession(c.var.ctx, session);
  c.set('session', session);
  await next();
};

/** Lets in who has completed onboarding ([6.6]); comes after `requirePerson`. */
export const requireOnboarded: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!c.var.session.onboarded) {
    throw new AppError('onboarding_required', 'Onboarding is not completed.');
  }
  await next();
};
