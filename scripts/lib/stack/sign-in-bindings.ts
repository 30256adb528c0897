import type { LocalSignIn } from '../local-sign-in/serve.ts';

const NAMES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_PROMPT'] as const;

/**
 * The bindings of sign-in for a stack of this machine: those of a real provider when the environment names one
 * (by OIDC_ISSUER and OIDC_CLIENT_ID), else of the local provider, which asks who it is every time.
 */
export function signInBindings(
  env: NodeJS.ProcessEnv,
  local: LocalSignIn,
  publicOrigin: string,
  loginSecret: string,
): Record<string, string> {
  const common = { PUBLIC_ORIGIN: publicOrigin, LOGIN_SECRET: loginSecret };
  if (env['OIDC_ISSUER'] === undefined || env['OIDC_ISSUER'] === '') {
    const { issuer, client } = local;
    return {
      ...common,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_PROMPT: 'login',
    };
  }
  const given = NAMES.flatMap((name) => {
    const value = env[name];
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  return { ...common, ...Object.fromEntries(given) };
}
