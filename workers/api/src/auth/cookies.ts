import { SIGNED_IN_COOKIE } from '@fahm/contracts/person/user.ts';
import { ABSOLUTE_LIMIT } from '@fahm/domain/session/limits.ts';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../app-env.ts';
import { LOGIN_TRANSACTION_SECONDS } from './login-transaction.ts';

/** `__Host-`: the browser takes it over TLS only (or on this machine), for this host alone, with path `/`. */
const SESSION_COOKIE = '__Host-session';
const LOGIN_TRANSACTION_COOKIE = '__Host-sign-in';

const SESSION_SECONDS = ABSOLUTE_LIMIT / 1000;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;
/** Read by pages: it says that somebody is signed in, and proves nothing. */
const told = { ...attributes, httpOnly: false };

/** The session's secret that the browser sent; null when it sent nothing that could be one. */
export const sessionSecretOf = (c: Context<AppEnv>): string | null => {
  const value = getCookie(c, SESSION_COOKIE);
  return value !== undefined && SECRET.test(value) ? value : null;
};

export const setSession = (c: Context<AppEnv>, secret: string): void => {
  setCookie(c, SESSION_COOKIE, secret, { ...attributes, maxAge: SESSION_SECONDS });
  setCookie(c, SIGNED_IN_COOKIE, '1', { ...told, maxAge: SESSION_SECONDS });
};

/** Takes the cookies of a session that is over out of the browser; none when it sent none. */
export const clearSession = (c: Context<AppEnv>): void => {
  if (getCookie(c, SESSION_COOKIE) !== undefined) deleteCookie(c, SESSION_COOKIE, attributes);
  if (getCookie(c, SIGNED_IN_COOKIE) !== undefined) deleteCookie(c, SIGNED_IN_COOKIE, told);
};

export const loginTransactionOf = (c: Context<AppEnv>): string | null =>
  getCookie(c, LOGIN_TRANSACTION_COOKIE) ?? null;

export const setLoginTransaction = (c: Context<AppEnv>, encrypted: string): void =>
  setCookie(c, LOGIN_TRANSACTION_COOKIE, encrypted, {
    ...attributes,
    maxAge: LOGIN_TRANSACTION_SECONDS,
  });

export const clearLoginTransaction = (c: Context<AppEnv>): void => {
  deleteCookie(c, LOGIN_TRANSACTION_COOKIE, attributes);
};
