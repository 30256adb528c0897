import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FORGED_TOKENS, honestToken, publishedKeys } from './tokens.ts';

export type HostileProvider = { origin: string; stop: () => Promise<void> };

type Grant = { clientId: string; nonce: string; redirectUri: string };

/** One issuer for each path: `/<fault>~<anything>`; its state lies under that name. */
type Issuer = { grants: Map<string, Grant>; rotated: boolean; requested: Record<string, number> };

const CLIENT_SECRET = 'the-secret-of-the-client-in-tests';
const HTML = '<!doctype html><title>Oops</title>';

const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const html = (response: ServerResponse, status: number): void =>
  void response.writeHead(status, { 'content-type': 'text/html' }).end(HTML);
const redirect = (response: ServerResponse, location: string): void =>
  void response.writeHead(302, { location }).end();

function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const write = () => {
    while (!response.destroyed && response.write(' '.repeat(65_536)));
  };
  response.on('drain', write);
  write();
}

/** The address that the fault names, at another host than this machine. */
function withoutTls(fault: string): Record<string, string> {
  const name = /^(\w+) without TLS$/.exec(fault)?.[1];
  return name === undefined ? {} : { [name]: `http://provider.test/${name}` };
}

function discovery(
  response: ServerResponse,
  base: string,
  fault: string,
  { rotated }: Issuer,
): void {
  if (fault === 'no discovery document') return json(response, 404, {});
  if (fault === 'a discovery document that is HTML') return html(response, 200);
  if (fault === 'a discovery document without end') return endless(response);
  const other = fault === 'a discovery document of another issuer';
  json(response, 200, {
    issuer: other ? `${base}/other` : base,
    authorization_endpoint:
      fault === 'no address to sign in at' && !rotated ? undefined : `${base}/authorize`,
    token_endpoint: `${base}/token`,
    userinfo_endpoint: fault.startsWith('a profile') ? `${base}/userinfo` : undefined,
    jwks_uri: fault === 'no address of its keys' ? undefined : `${base}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: fault.includes('iss parameter') || undefined,
    ...withoutTls(fault),
  });
}

/** Sends the browser straight back: whoever asks is signed in. Codes are never used up here. */
function authorize(url: URL, response: ServerResponse, issuer: Issuer): void {
  const requested = (name: string) => url.searchParams.get(name) ?? '';
  const code = randomUUID();
  const redirectUri = requested('redirect_uri');
  issuer.grants.set(code, {
    clientId: requested('client_id'),
    nonce: requested('nonce'),
    redirectUri,
  });
  const back = new URL(redirectUri);
  back.searchParams.set('code', code);
  back.searchParams.set('state', requested('state'));
  redirect(response, back.href);
}

async function idTokenOf(base: string, fault: string, grant: Grant, issuer: Issuer) {
  const seconds = Math.floor(Date.now() / 1000);
  const name = fault.startsWith('a profile') ? {} : { given_name: 'Zayd', email: 'same@mail.test' };
  const claims = {
    iss: base,
    aud: grant.clientId,
    sub: 'subject-1',
    nonce: grant.nonce,
    iat: seconds,
    exp: seconds + 300,
    ...name,
  };
  const forge = FORGED_TOKENS[fault];
  return forge === undefined ? honestToken(claims, issuer.rotated) : forge(claims, CLIENT_SECRET);
}

async function token(
  request: IncomingMessage,
  response: ServerResponse,
  { base, fault, issuer }: { base: string; fault: string; issuer: Issuer },
): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const grant = issuer.grants.get(form.get('code') ?? '');
  if (fault === 'a token endpoint that answers 500') return json(response, 500, {});
  if (fault === 'a token endpoint that answers HTML') return html(response, 200);
  if (fault === 'a token endpoint that redirects') return redirect(response, `${base}/userinfo`);
  if (fault === 'a token endpoint without end') return endless(response);
  if (grant === undefined || fault === 'a token endpoint that refuses') {
    return json(response, 400, { error: 'invalid_grant' });
  }
  json(response, 200, {
    ...(fault === 'no access token' ? {} : { access_token: randomUUID() }),
    token_type: fault === 'a token of an unknown type' ? 'mac' : 'Bearer',
    expires_in: 300,
    id_token: await idTokenOf(base, fault, grant, issuer),
  });
}

function keys(response: ServerResponse, base: string, fault: string, issuer: Issuer): void {
  if (fault === 'keys that answer 500') return json(response, 500, {});
  if (fault === 'keys that are none') return json(response, 200, { keys: 'none' });
  if (fault === 'keys behind a redirect') return redirect(response, `${base}/jwks-elsewhere`);
  json(response, 200, { keys: publishedKeys(issuer.rotated) });
}

function profile(response: ServerResponse, fault: string): void {
  if (fault === 'a profile that answers 500') return json(response, 500, {});
  json(response, 200, { sub: 'somebody-else', given_name: 'Mallory', email: 'm@mail.test' });
}

const issuers = new Map<string, Issuer>();

const issuerOf = (name: string): Issuer => {
  const known = issuers.get(name) ?? {
    grants: new Map<string, Grant>(),
    rotated: false,
    requested: {},
  };
  issuers.set(name, known);
  return known;
};

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<void> {
  const url = new URL(request.url ?? '/', origin);
  const [, name = '', ...rest] = url.pathname.split('/');
  const fault = decodeURIComponent(name).split('~')[0] ?? '';
  const base = `${origin}/${name}`;
  const issuer = issuerOf(name);
  const path = rest.join('/');
  issuer.requested[path] = (issuer.requested[path] ?? 0) + 1;
  if (path === '.well-known/openid-configuration') discovery(response, base, fault, issuer);
  else if (path === 'authorize') authorize(url, response, issuer);
  else if (path === 'token') await token(request, response, { base, fault, issuer });
  else if (path === 'jwks' || path === 'jwks-elsewhere') keys(response, base, fault, issuer);
  else if (path === 'userinfo') profile(response, fault);
  else if (path === 'rotate') json(response, 200, { rotated: (issuer.rotated = true) });
  else if (path === 'asked') json(response, 200, issuer.requested);
  else json(response, 404, {});
}

/** A provider that follows no rule but that of its name; it runs on loopback while tests do. */
export async function startHostileProvider(): Promise<HostileProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', (request, response) => {
    answer(request, response, origin).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    );
  });
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin, stop };
}
