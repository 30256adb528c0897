import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Provider, type ProviderContext } from 'oidc-provider';
import type { Learner } from './learner.ts';
import { Memory } from './memory.ts';
import { endedPage } from './page.ts';

/** The product as a client of the local provider. The secret is another one with every start. */
export type LocalClient = { id: string; secret: string };

/** Cookies do not tell ports apart: these names are not the product's. */
export const COOKIES = {
  session: 'local_sign_in',
  interaction: 'local_step',
  resume: 'local_resume',
} as const;

type Options = {
  issuer: string;
  /** Origins of the product that may be returned to. */
  origins: string[];
  client: LocalClient;
  learners: Map<string, Learner>;
};

const seconds = { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 600 };

function signingKey(): object {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomBytes(8).toString('hex');
  return { ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' };
}

/** What somebody agreed to: on one's own machine, to everything the one client asks for. */
async function grantAll({ oidc }: ProviderContext) {
  const { clientId } = oidc.client;
  const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}

/** A real OpenID provider with a memory of its own; its sign-in step lies at `/sign-in/{uid}`. */
export function createLocalProvider(options: Options): Provider {
  const { issuer, origins, client, learners } = options;
  return new Provider(issuer, {
    adapter: Memory,
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: origins.map((origin) => `${origin}/api/callback`),
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: COOKIES,
    },
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/sign-in/${uid}` },
    ttl: seconds,
    loadExistingGrant: grantAll,
    findAccount: (_: unknown, sub: string) => {
      const learner = learners.get(sub);
      return learner && { accountId: sub, claims: () => learner };
    },
    renderError: (context: ProviderContext) => {
      context.type = 'html';
      context.body = endedPage(origins[0] ?? issuer);
    },
  });
}
