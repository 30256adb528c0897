import { isLoopback, isSecureAddress } from '@fahm/contracts/secure-transport.ts';
import { notConfigured, parseAccountsEnv } from '../env-schema.ts';

/** How sign-in is set up here. */
export type AuthConfig = {
  publicOrigin: string;
  issuer: URL;
  clientId: string;
  clientSecret: string | null;
  prompt: string | null;
  loginSecret: string;
  /** True only on one's own machine: the provider is then reached without TLS. */
  insecure: boolean;
};

const isPlain = (url: URL): boolean => url.protocol === 'http:';

const urlOf = (name: string, value: string): URL => {
  const url = URL.parse(value);
  if (url === null) throw notConfigured(`binding ${name}: is not a URL`);
  if (isSecureAddress(value)) return url;
  throw notConfigured(`binding ${name}: is neither https nor of this machine`);
};

const configs = new WeakMap<object, AuthConfig>();

/**
 * The configuration in the bindings. A provider without TLS is accepted on this machine only, and for an
 * origin of this machine only: the local provider, which believes whatever name is typed, can never be one
 * of a deployment.
 * @throws ServiceError `unavailable` when something is missing or would be unsafe.
 */
export const readAuthConfig = (bindings: object): AuthConfig => {
  const known = configs.get(bindings);
  if (known !== undefined) return known;
  const env = parseAccountsEnv(bindings);
  const origin = urlOf('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN);
  const issuer = urlOf('OIDC_ISSUER', env.OIDC_ISSUER);
  if (origin.origin !== env.PUBLIC_ORIGIN) {
    throw notConfigured('binding PUBLIC_ORIGIN: is not an origin alone');
  }
  const insecure = isPlain(issuer);
  if (insecure && !isLoopback(origin)) {
    throw notConfigured('binding OIDC_ISSUER: a local provider cannot serve a public origin');
  }
  const config: AuthConfig = {
    publicOrigin: origin.origin,
    issuer,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET ?? null,
    prompt: env.OIDC_PROMPT ?? null,
    loginSecret: env.LOGIN_SECRET,
    insecure,
  };
  configs.set(bindings, config);
  return config;
};

/** Where the provider sends people back to. */
export const callbackUrl = ({ publicOrigin }: AuthConfig): string => `${publicOrigin}/api/callback`;
