import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import { ORIGIN } from './origin.ts';

export const LOGIN_SECRET = 'a-secret-of-the-tests-long-enough-to-encrypt';

const common = () => ({
  ...env,
  PUBLIC_ORIGIN: ORIGIN,
  LOGIN_SECRET,
  LOGIN_LIMIT: env.NO_LIMIT,
  REPORT_LIMIT: env.NO_LIMIT,
  WRITE_LIMIT: env.NO_LIMIT,
  STUDY_LIMIT: env.NO_LIMIT,
});

/** Bindings of a deployment that signs in at the real provider. */
export const realBindings = () => {
  const { issuer, clientId, clientSecret } = inject('realProvider');
  return {
    ...common(),
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  };
};

let count = 0;

/** The hostile provider with a fault, as an issuer of its own. */
export const hostileIssuer = (fault: string): string =>
  `${inject('hostileProvider')}/${encodeURIComponent(fault)}~${(count += 1)}`;

/** Bindings of a deployment that signs in at the hostile provider. */
export const hostileBindings = (issuer: string) => ({
  ...common(),
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'client-of-tests',
  OIDC_CLIENT_SECRET: 'the-secret-of-the-client-in-tests',
});
