import type { siteRoutes } from '@fahm/contracts/routes/site.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { signIn } from '@fahm/domain/person/sign-in.ts';
import { endSession } from '@fahm/domain/session/mutations.ts';
import { hashOf, newSecret } from '@fahm/domain/session/secret.ts';
import type { Context } from 'hono';
import * as oauth from 'oauth4webapi';
import type { AppEnv } from '../../app-env.ts';
import { type AuthConfig, callbackUrl, readAuthConfig } from '../../auth/auth-config.ts';
import * as cookies from '../../auth/cookies.ts';
import { deviceLabel } from '../../auth/device-label.ts';
import { exchangeCode } from '../../auth/exchange.ts';
import { problemOf, problemPath } from '../../auth/problem.ts';
import { findProvider, type Provider } from '../../auth/provider.ts';
import { sessionOf } from '../../auth/require-person.ts';
import { readReturnTo } from '../../auth/return-to.ts';
import {
  decryptLoginTransaction,
  encryptLoginTransaction,
  type LoginTransaction,
} from '../../auth/login-transaction.ts';
import { isCrossSite } from '../../guard/same-origin.ts';
import { logError, logEvent } from '@fahm/worker-kit/log.ts';
import type { Handlers } from '../../serve.ts';

/** Leads to a path of our own, written with the origin, so that it cannot be read as another host. */
const leadTo = (c: Context<AppEnv>, { publicOrigin }: AuthConfig, path: string): Response =>
  c.redirect(`${publicOrigin}${path}`, 303);

const noteFailure = (c: Context<AppEnv>, error: unknown): void => {
  const { method, path } = c.req;
  logError(error, { requestId: c.var.requestId, method, path });
};

const noteEvent = (c: Context<AppEnv>, event: string): void =>
  logEvent(event, { requestId: c.var.requestId });

async function authorizationUrl(
  { config, server }: Provider,
  transaction: LoginTransaction,
): Promise<string> {
  // Checked when the provider was found: there, and safe.
  const url = new URL(server.authorization_endpoint ?? '');
  const parameters = {
    response_type: 'code',
    client_id: config.clientId,
    redirect_uri: callbackUrl(config),
    scope: 'openid profile email',
    state: transaction.state,
    nonce: transaction.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(transaction.verifier),
    code_challenge_method: 'S256',
    ...(config.prompt === null ? {} : { prompt: config.prompt }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** GET /api/login?returnTo=: sends the browser to the provider; who is signed in already goes straight on. */
async function login(c: Context<AppEnv>, requested: string | undefined): Promise<Response> {
  const config = readAuthConfig(c.env);
  const returnTo = readReturnTo(requested, config.publicOrigin);
  // Where another site's page leads here, the person begins the sign-in on a page of ours, or does not.
  if (isCrossSite(c) || (await sessionOf(c)) !== null) return leadTo(c, config, returnTo);
  const transaction: LoginTransaction = {
    state: newSecret(),
    nonce: newSecret(),
    verifier: newSecret(),
    returnTo,
    issuer: config.issuer.href,
    clientId: config.clientId,
  };
  try {
    const url = await authorizationUrl(await findProvider(config), transaction);
    cookies.setLoginTransaction(
      c,
      await encryptLoginTransaction(config, transaction, c.var.ctx.now),
    );
    return c.redirect(url, 303);
  } catch (error) {
    noteFailure(c, error);
    return leadTo(c, config, problemPath('unavailable'));
  }
}

/** GET /api/callback: where the provider sends the browser back to, with a code or a refusal. */
async function callback(c: Context<AppEnv>): Promise<Response> {
  const config = readAuthConfig(c.env);
  const { ctx } = c.var;
  const encrypted = cookies.loginTransactionOf(c);
  cookies.clearLoginTransaction(c);
  const transaction =
    encrypted === null ? null : await decryptLoginTransaction(config, encrypted, ctx.now);
  if (transaction === null) {
    // Going back in history, or a second tab that was quicker: whoever is signed in needs no complaint.
    const signedIn = (await sessionOf(c)) !== null;
    return leadTo(c, config, signedIn ? '/' : problemPath('expired'));
  }
  try {
    const parameters = new URL(c.req.url).searchParams;
    const identity = await exchangeCode(await findProvider(config), transaction, parameters);
    const secret = await signIn(ctx, {
      identity,
      fingerprint: await hashOf(transaction.state),
      label: deviceLabel(c.req.header('user-agent')),
      previousSecret: cookies.sessionSecretOf(c),
    });
    cookies.setSession(c, secret);
    noteEvent(c, 'signed in');
    return leadTo(c, config, transaction.returnTo);
  } catch (error) {
    const problem = problemOf(error);
    if (problem === 'cancelled') noteEvent(c, 'sign-in cancelled');
    else noteFailure(c, error);
    return leadTo(c, config, problemPath(problem));
  }
}

/** GET /api/logout: ends this device's session, unless another site's page leads here (ruling B24). */
async function logout(c: Context<AppEnv>): Promise<Response> {
  const config = readAuthConfig(c.env);
  if (isCrossSite(c)) throw new ServiceError('forbidden', 'Not from a page of this site.');
  const secret = cookies.sessionSecretOf(c);
  if (secret !== null) {
    await endSession(c.var.ctx, secret);
    noteEvent(c, 'signed out');
  }
  cookies.clearSession(c);
  return leadTo(c, config, '/');
}

/** Sign-in and sign-out are full page navigations (section 2.1). */
export const signInHandlers: Handlers<Pick<typeof siteRoutes, 'login' | 'callback' | 'logout'>> = {
  login: ({ c, query }) => login(c, query.returnTo),
  callback: ({ c }) => callback(c),
  logout: ({ c }) => logout(c),
};
