import { generateKeyPairSync, randomUUID, sign as rawSign } from 'node:crypto';
import {
  base64url,
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
} from 'jose';

type Signer = { key: CryptoKey; kid: string; jwk: object; pem: string };

const newSigner = async (kid?: string): Promise<Signer> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const name = kid ?? (await calculateJwkThumbprint(jwk));
  return {
    key: privateKey,
    kid: name,
    jwk: { ...jwk, kid: name, alg: 'RS256', use: 'sig' },
    pem: await exportSPKI(publicKey),
  };
};

const current = await newSigner();
/** The same name as the current key, and another key. */
const impostor = await newSigner(current.kid);
const next = await newSigner();
const { privateKey: short } = generateKeyPairSync('rsa', { modulusLength: 1024 });
const shortKid = randomUUID();

/** The keys that are published: after a rotation the next one too. */
export const publishedKeys = (rotated: boolean): object[] => [
  current.jwk,
  { ...short.export({ format: 'jwk' }), d: undefined, kid: shortKid, alg: 'RS256', use: 'sig' },
  ...(rotated ? [next.jwk] : []),
];

const plain = (value: object): string => base64url.encode(JSON.stringify(value));

const sign = ({ key, kid }: Signer, claims: JWTPayload): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);

/** Signed without the library, which refuses such keys. */
function shortSigned(claims: JWTPayload): string {
  const signed = `${plain({ alg: 'RS256', kid: shortKid })}.${plain(claims)}`;
  return `${signed}.${rawSign('sha256', Buffer.from(signed), short).toString('base64url')}`;
}

const hmac = (secret: string, claims: JWTPayload): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: current.kid })
    .sign(new TextEncoder().encode(secret));

const without = (claims: JWTPayload, name: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

const now = () => Math.floor(Date.now() / 1000);

type Forge = (claims: JWTPayload, clientSecret: string) => Promise<unknown>;

async function tampered(claims: JWTPayload): Promise<string> {
  const [header, , signature] = (await sign(current, claims)).split('.');
  return [header, plain({ ...claims, sub: 'somebody-else' }), signature].join('.');
}

/** ID tokens that must be refused, by what is wrong with them. */
export const FORGED_TOKENS: Record<string, Forge> = {
  'a payload that was changed': tampered,
  'a signature cut off': async (claims) =>
    (await sign(current, claims)).split('.').slice(0, 2).join('.') + '.',
  'no signature (alg none)': async (claims) =>
    `${plain({ alg: 'none', kid: current.kid })}.${plain(claims)}.`,
  'a signature by the client secret (HS256)': (claims, secret) => hmac(secret, claims),
  'a signature by the public key as a secret': (claims) => hmac(current.pem, claims),
  'a key that nobody published': async (claims) => sign(await newSigner(), claims),
  'another key under the name of ours': (claims) => sign(impostor, claims),
  'a key too short': async (claims) => shortSigned(claims),
  'an unknown critical header': (claims) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: current.kid, crit: ['b64x'], b64x: true })
      .sign(current.key, { crit: { b64x: true } }),
  'another issuer': (claims) => sign(current, { ...claims, iss: 'https://elsewhere.test' }),
  'no issuer': (claims) => sign(current, without(claims, 'iss')),
  'another audience': (claims) => sign(current, { ...claims, aud: 'another-client' }),
  'several audiences without an authorized party': (claims) =>
    sign(current, { ...claims, aud: [String(claims.aud), 'another-client'] }),
  'another authorized party': (claims) =>
    sign(current, { ...claims, aud: [String(claims.aud), 'x'], azp: 'another-client' }),
  'no nonce': (claims) => sign(current, without(claims, 'nonce')),
  'another nonce': (claims) => sign(current, { ...claims, nonce: 'another' }),
  'a time that is over': (claims) => sign(current, { ...claims, exp: now() - 120 }),
  'no time of expiry': (claims) => sign(current, without(claims, 'exp')),
  'no time of issue': (claims) => sign(current, without(claims, 'iat')),
  'a time of issue that is to come': (claims) => sign(current, { ...claims, iat: now() + 600 }),
  'a time that has not begun': (claims) => sign(current, { ...claims, nbf: now() + 600 }),
  'no subject': (claims) => sign(current, without(claims, 'sub')),
  'an empty subject': (claims) => sign(current, { ...claims, sub: '' }),
  'a subject without end': (claims) => sign(current, { ...claims, sub: 'x'.repeat(300) }),
  'a subject that is no text': (claims) =>
    sign(current, { ...claims, sub: 7 as unknown as string }),
  'no token at all': async () => undefined,
  'a token of another shape': async () => 'not.a-token',
  'a token that is no text': async () => ({ sub: 'x' }),
};

/** A token that is as it should be; after a rotation signed by the next key. */
export const honestToken = (claims: JWTPayload, rotated: boolean): Promise<string> =>
  sign(rotated ? next : current, claims);
