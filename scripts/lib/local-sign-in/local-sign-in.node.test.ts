import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../run.ts';
import { signInBindings } from '../stack/sign-in-bindings.ts';
import { learnerOf } from './learner.ts';
import { type LocalSignIn, serveLocalSignIn } from './serve.ts';

const statements: string[] = [];
const operator = {
  token: 'the-token',
  run: async (statement: string) => {
    statements.push(statement);
    return [{ n: 1 }];
  },
};

const ORIGIN = 'http://127.0.0.1:8788';

let local: LocalSignIn;
beforeAll(async () => {
  local = await serveLocalSignIn(0, [ORIGIN], operator);
});
afterAll(() => local.close());

describe('a learner', () => {
  test('[2.1] of the same name is the same, whatever the capitals and spaces', () => {
    expect(learnerOf('  maryam   KHAN ')?.sub).toBe(learnerOf('Maryam Khan')?.sub);
    expect(learnerOf('Maryam')?.sub).not.toBe(learnerOf('Maryam Khan')?.sub);
  });

  test('[2.1] has the names and an address that can never be real', () => {
    expect(learnerOf('Maryam bint Imran')).toMatchObject({
      given_name: 'Maryam',
      family_name: 'bint Imran',
      email: 'maryam.bint.imran@learners.test',
    });
    expect(learnerOf('مريم')?.email).toMatch(/^[0-9a-f]{8}@learners\.test$/);
    expect(learnerOf('   ')).toBeNull();
  });
});

const ask = (init: RequestInit) => fetch(`${local.issuer}/operator/statement`, init);

describe('the local provider', () => {
  test('[R12] listens on loopback alone', () => {
    expect(new URL(local.issuer).hostname).toBe('127.0.0.1');
  });

  test('[2.1] says that a sign-in has ended where none is under way', async () => {
    const response = await fetch(`${local.issuer}/sign-in/unknown`);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('This sign-in has ended');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('[2.1] signs in one person after another in the same browser', async () => {
    const cookies = new Map<string, string>();
    const visit = async (url: string, init: RequestInit = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return new URL(response.headers.get('location') ?? '', url);
    };
    for (const name of ['Maryam', 'Hajar']) {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: local.client.id,
        redirect_uri: `${ORIGIN}/api/callback`,
        scope: 'openid',
        prompt: 'login',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      });
      const step = await visit(`${local.issuer}/auth?${query.toString()}`);
      const body = new URLSearchParams({ name });
      const resume = await visit(step.href, { method: 'POST', body });
      const end = await visit(resume.href);
      expect(end.searchParams.get('code'), name).toMatch(/.+/);
    }
  });

  test('[R12] sends nobody to an address that is not the product’s', async () => {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: local.client.id,
      redirect_uri: 'http://evil.test/api/callback',
      scope: 'openid',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    const response = await fetch(`${local.issuer}/auth?${query.toString()}`, {
      redirect: 'manual',
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  test('[R12] runs a statement for who has the token of this machine, and for nobody else', async () => {
    const authorization = 'Bearer the-token';
    expect((await ask({ method: 'POST', body: 'select 1' })).status).toBe(404);
    expect((await ask({ method: 'GET', headers: { authorization } })).status).toBe(404);
    expect((await ask({ method: 'OPTIONS' })).status).toBe(404);
    expect(statements).toEqual([]);
    const response = await ask({ method: 'POST', headers: { authorization }, body: 'select 1' });
    expect(await response.json()).toEqual([{ n: 1 }]);
    expect(statements).toEqual(['select 1']);
  });
});

describe('a deployment', () => {
  test('[R12] names no provider in what is committed: each sets its own', () => {
    const config = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8');
    const settings = config.split('\n').filter((line) => !line.startsWith('#'));
    expect(settings.join('\n')).not.toMatch(/OIDC|PUBLIC_ORIGIN|LOGIN_SECRET|\[vars\]/);
  });

  test('[R12] carries nothing of the local provider: no source that is deployed names it', () => {
    const files = execFileSync('git', ['ls-files', 'workers', 'shell', 'mfe-*', 'packages', 'db'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const deployed = files
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/test\//.test(file));
    expect(deployed.length).toBeGreaterThan(100);
    const naming = deployed.filter((file) =>
      /oidc-provider|local-sign-in|fahm-local'/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(naming).toEqual([]);
  });
});

const bindings = (env: NodeJS.ProcessEnv) =>
  signInBindings(env, local, 'http://127.0.0.1:8788', 'secret');

describe('the bindings of a local stack', () => {
  test('[2.1] are those of the local provider, which asks who it is each time', () => {
    expect(bindings({})).toMatchObject({ OIDC_ISSUER: local.issuer, OIDC_PROMPT: 'login' });
  });

  test('[2.1] are those of the environment when it names a provider, and nothing of the local one', () => {
    const env = { OIDC_ISSUER: 'https://accounts.example', OIDC_CLIENT_ID: 'fahm' };
    expect(bindings(env)).toEqual({
      PUBLIC_ORIGIN: 'http://127.0.0.1:8788',
      LOGIN_SECRET: 'secret',
      ...env,
    });
  });
});
