import type { Identity } from '@fahm/domain/person/sign-in.ts';
import * as oauth from 'oauth4webapi';
import { callbackUrl } from './auth-config.ts';
import { identityOf, tellsName, together } from './identity.ts';
import { type Provider, requestOptions, verifySignature } from './provider.ts';
import type { LoginTransaction } from './login-transaction.ts';

const clientAuthOf = ({ config, server }: Provider): oauth.ClientAuth => {
  if (config.clientSecret === null) return oauth.None();
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic')
    ? oauth.ClientSecretBasic(config.clientSecret)
    : oauth.ClientSecretPost(config.clientSecret);
};

const unreachable = (): never => {
  throw new Error('a reply without an ID token was accepted');
};

/** How far the provider's clock may be from ours, in seconds. */
const CLOCK_TOLERANCE = 30;

/** The library checks the other times of a token, and of this one that it is a number. */
function refuseFutureIssue({ iat }: oauth.IDToken): void {
  if (iat > Date.now() / 1000 + CLOCK_TOLERANCE) throw new Error('a token issued in the future');
}

/**
 * Turns what the provider sent the browser back with into who it is. Every token ends here.
 * @throws whatever oauth4webapi or the network say when anything is not as it must be.
 */
export async function exchangeCode(
  provider: Provider,
  transaction: LoginTransaction,
  parameters: URLSearchParams,
): Promise<Identity> {
  const { config, server } = provider;
  const client: oauth.Client = {
    client_id: config.clientId,
    [oauth.clockTolerance]: CLOCK_TOLERANCE,
  };
  const options = requestOptions(config);
  const checked = oauth.validateAuthResponse(server, client, parameters, transaction.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    clientAuthOf(provider),
    checked,
    callbackUrl(config),
    transaction.verifier,
    options,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: transaction.nonce,
    requireIdToken: true,
  });
  await verifySignature(provider, response);
  const claims = oauth.getValidatedIdTokenClaims(tokens) ?? unreachable();
  refuseFutureIssue(claims);
  const subject = claims.sub;
  if (tellsName(claims) || server.userinfo_endpoint === undefined) {
    return identityOf(server.issuer, subject, claims);
  }
  const asked = await oauth.userInfoRequest(server, client, tokens.access_token, options);
  const info = await oauth.processUserInfoResponse(server, client, subject, asked);
  return identityOf(server.issuer, subject, together(claims, info));
}
