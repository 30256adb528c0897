import * as oauth from 'oauth4webapi';
import { isLoopback } from '@fahm/contracts/secure-transport.ts';
import type { AuthConfig } from './auth-config.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { createCachedJson, type CachedJson } from './cached-json.ts';

const HOUR = 3_600_000;
const LIFETIME = { fresh: HOUR, stale: 24 * HOUR, pause: 10_000 };

type KeySet = oauth.ExportedJWKSCache['jwks'];

export type Provider = {
  config: AuthConfig;
  server: oauth.AuthorizationServer;
  keys: CachedJson<KeySet>;
};

type Cached = { server: CachedJson<oauth.AuthorizationServer>; keys: CachedJson<KeySet> };

/** One for each issuer; a deployment has one, tests have many. */
const cache = new Map<string, Cached>();

/** What every request to the provider goes by. */
export const requestOptions = ({ insecure }: AuthConfig) => ({
  [oauth.customFetch]: (url: string, init: oauth.CustomFetchOptions<string, unknown>) =>
    boundedFetch(url, init as RequestInit),
  [oauth.allowInsecureRequests]: insecure,
});

const NEEDED = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const;

/** @throws when an address that we shall use is missing, or neither https nor of this machine. */
function checkEndpoints(server: oauth.AuthorizationServer, { insecure }: AuthConfig): void {
  const isSafe = (value: string | undefined) => {
    const url = URL.parse(value ?? '');
    if (url === null) return false;
    return url.protocol === 'https:' || (insecure && url.protocol === 'http:' && isLoopback(url));
  };
  const faulty = NEEDED.find((name) => !isSafe(server[name]));
  if (faulty !== undefined) throw new Error(`the provider has no safe ${faulty}`);
  const { userinfo_endpoint: profile } = server;
  if (profile !== undefined && !isSafe(profile)) {
    throw new Error('the provider has no safe userinfo_endpoint');
  }
}

/** The provider's own description. One that lacks something throws, so it is not kept. */
async function discover(config: AuthConfig): Promise<oauth.AuthorizationServer> {
  const response = await oauth.discoveryRequest(config.issuer, requestOptions(config));
  const server = await oauth.processDiscoveryResponse(config.issuer, response);
  checkEndpoints(server, config);
  return server;
}

async function fetchKeys({ jwks_uri: address = '' }: oauth.AuthorizationServer): Promise<KeySet> {
  const response = await boundedFetch(address, { headers: { accept: 'application/json' } });
  if (response.status !== 200) throw new TypeError(`the provider's keys answer ${response.status}`);
  const set = (await response.json()) as KeySet | null;
  if (!Array.isArray(set?.keys)) throw new Error('the provider has no set of keys');
  return set;
}

function cachedOf(config: AuthConfig): Cached {
  const known = cache.get(config.issuer.href);
  if (known !== undefined) return known;
  const server = createCachedJson({ load: () => discover(config), ...LIFETIME });
  const keys = createCachedJson({
    load: async () => fetchKeys(await server.get()),
    ...LIFETIME,
  });
  cache.set(config.issuer.href, { server, keys });
  return { server, keys };
}

/** The provider of this configuration, as its discovery document describes it. */
export async function findProvider(config: AuthConfig): Promise<Provider> {
  const { server, keys } = cachedOf(config);
  return { config, server: await server.get(), keys };
}

const isUnknownKey = (error: unknown): boolean =>
  error instanceof oauth.OperationProcessingError && error.code === oauth.KEY_SELECTION;

/**
 * Verifies the signature of the ID token in a reply of the token endpoint that was processed. A key that is not
 * known makes the keys be fetched anew, once.
 */
export async function verifySignature(
  { config, server, keys }: Provider,
  reply: Response,
): Promise<void> {
  const verify = (jwks: KeySet) =>
    // A fresh copy of `server`, under which the library keeps no keys of its own: they are kept here.
    oauth.validateApplicationLevelSignature({ ...server }, reply, {
      ...requestOptions(config),
      [oauth.jwksCache]: { jwks, uat: Math.floor(Date.now() / 1000) },
    });
  const first = await keys.get();
  try {
    await verify(first);
  } catch (error) {
    if (!isUnknownKey(error)) throw error;
    const second = await keys.refresh();
    if (second === first) throw error;
    await verify(second);
  }
}
