import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { describe, expect, test, vi } from 'vitest';
import { realBindings } from '../../test/bindings.ts';
import { app } from '../app.ts';
import { readAuthConfig } from './auth-config.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

const production = {
  PUBLIC_ORIGIN: 'https://fahm.example',
  OIDC_ISSUER: 'https://accounts.example/realm',
  OIDC_CLIENT_ID: 'fahm',
};

const read = (change: object) => readAuthConfig({ ...realBindings(), ...change });

const faultOf = (change: object): string => {
  try {
    read(change);
    return '';
  } catch (error) {
    const { code, cause } = error as ServiceError;
    expect(code).toBe('unavailable');
    return (cause as Error).message;
  }
};

test('[R12] a provider and an origin with TLS are a configuration, and no request goes without', () => {
  expect(read(production)).toMatchObject({
    publicOrigin: 'https://fahm.example',
    clientId: 'fahm',
    insecure: false,
  });
});

describe('the local provider, which asks for no password', () => {
  test.each(['https://fahm.example', 'https://127.0.0.1.fahm.example'])(
    '[R12] cannot serve a deployment (%s)',
    (PUBLIC_ORIGIN) => {
      expect(faultOf({ PUBLIC_ORIGIN })).toContain('a local provider cannot serve a public origin');
    },
  );

  test.each(['http://127.0.0.1:8788', 'https://127.0.0.1:8795'])(
    '[R12] serves this machine, with TLS or without (%s)',
    (PUBLIC_ORIGIN) => {
      const bindings = { ...production, OIDC_ISSUER: 'http://127.0.0.1:8793', PUBLIC_ORIGIN };
      expect(read(bindings)).toMatchObject({ publicOrigin: PUBLIC_ORIGIN, insecure: true });
    },
  );

  test.each(['http://192.168.1.7:8788', 'http://fahm.example', 'http://localhost:8788'])(
    '[R12] cannot be had by an origin without TLS (%s)',
    (PUBLIC_ORIGIN) => expect(faultOf({ PUBLIC_ORIGIN })).toContain('PUBLIC_ORIGIN'),
  );

  test.each(['http://accounts.example', 'http://localhost:9', 'http://10.0.0.1', 'ftp://x', 'x'])(
    '[R12] is the only one without TLS (%s)',
    (OIDC_ISSUER) => expect(faultOf({ OIDC_ISSUER })).toContain('OIDC_ISSUER'),
  );
});

describe('a deployment that is not set up', () => {
  test.each([
    'PUBLIC_ORIGIN',
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'LOGIN_SECRET',
    'LOGIN_LIMIT',
    'REPORT_LIMIT',
    'WRITE_LIMIT',
    'STUDY_LIMIT',
  ])('[R12] without %s has no accounts, and the log says why', (name) =>
    expect(faultOf({ [name]: undefined })).toContain(name),
  );

  test('[R12] a short secret is none', () => {
    expect(faultOf({ LOGIN_SECRET: 'short' })).toContain('LOGIN_SECRET');
  });

  test('[R12] an origin with a path is none', () => {
    expect(faultOf({ ...production, PUBLIC_ORIGIN: 'https://fahm.example/' })).toContain('alone');
  });

  test('[R9] answers its public routes all the same', async () => {
    const { DB } = realBindings();
    expect((await app.request('/api/surahs/2', {}, { DB })).status).toBe(200);
    expect((await app.request('/api/auth/user', {}, { DB })).status).toBe(401);
    expect((await app.request('/api/login', {}, { DB })).status).toBe(503);
  });
});
