import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** A certificate for 127.0.0.1 that nobody else trusts. */
export type Certificate = {
  /** Both in PEM. */
  key: string;
  cert: string;
  /** The flag that makes a Chromium accept it as if it were a real one, caching included. */
  flag: string;
};

/** DER wants the shortest form of a length. */
function sizeOf(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function tlv(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...sizeOf(body.length)]), body]);
}

const sequence = (...parts: Uint8Array[]) => tlv(0x30, ...parts);
const oid = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'));
const integer = (value: number) => tlv(0x02, Buffer.from([value]));
const bits = (bytes: Uint8Array) => tlv(0x03, Buffer.from([0]), bytes);
const utcTime = (date: Date) => {
  const digits = date.toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return tlv(0x17, Buffer.from(`${digits}Z`));
};

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const COMMON_NAME = oid('550403');
const ALTERNATIVE_NAME = oid('551d11');
const LOOPBACK = Buffer.from([127, 0, 0, 1]);
const DAY_MS = 86_400_000;

/**
 * Browsers speak HTTP/2 over TLS only, and on HTTP/1.1 they fetch six files at a time: what that
 * costs is not what people pay. Node can sign a certificate but not write one, hence the DER (RFC 5280).
 */
export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(tlv(0x31, sequence(COMMON_NAME, tlv(0x0c, Buffer.from('bench')))));
  const [from, to] = [-DAY_MS, DAY_MS].map((offset) => new Date(Date.now() + offset));
  const names = sequence(sequence(ALTERNATIVE_NAME, tlv(0x04, sequence(tlv(0x87, LOOPBACK)))));
  const body = sequence(
    tlv(0xa0, integer(2)),
    integer(1),
    ECDSA_WITH_SHA256,
    name,
    sequence(utcTime(from ?? new Date()), utcTime(to ?? new Date())),
    name,
    spki,
    tlv(0xa3, names),
  );
  const der = sequence(body, ECDSA_WITH_SHA256, bits(sign('sha256', body, privateKey)));
  const pem = der.toString('base64').replaceAll(/(.{64})/g, '$1\n');
  const digest = createHash('sha256').update(spki).digest('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`,
    flag: `--ignore-certificate-errors-spki-list=${digest}`,
  };
}
