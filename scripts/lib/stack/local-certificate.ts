import {
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Certificate = { key: string; cert: string };

/** The longest life that Apple's systems accept. */
const DAYS = 825;
const DAY_MS = 86_400_000;

const TAG = { integer: 0x02, bits: 0x03, octets: 0x04, oid: 0x06, text: 0x0c, time: 0x17 };
const SEQUENCE = 0x30;
const SET = 0x31;

/** Object identifiers, as their bytes. */
const OID = {
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
  commonName: [0x55, 0x04, 0x03],
  subjectAltName: [0x55, 0x1d, 0x11],
  extendedKeyUsage: [0x55, 0x1d, 0x25],
  serverAuth: [0x2b, 0x06, 0x01, 0x05, 0x05, 0x07, 0x03, 0x01],
};

/** A value in DER (X.690): its tag, its length, its bytes. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: Uint8Array[]) => der(SEQUENCE, ...parts);
const oid = (bytes: number[]) => der(TAG.oid, Buffer.from(bytes));
const bits = (bytes: Uint8Array) => der(TAG.bits, Buffer.from([0]), bytes);
const extension = (id: number[], value: Uint8Array) => sequence(oid(id), der(TAG.octets, value));
/** UTCTime, `YYMMDDHHMMSSZ`. */
const time = (date: Date) =>
  der(TAG.time, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`));

/** The part that is signed (RFC 5280, TBSCertificate): for 127.0.0.1, and for nothing but a server. */
function unsignedPart(publicKey: KeyObject, algorithm: Buffer, now: Date): Buffer {
  const name = sequence(
    der(SET, sequence(oid(OID.commonName), der(TAG.text, Buffer.from('Fahm on this machine')))),
  );
  const serial = randomBytes(16);
  serial[0] = 0x40 | (serial.readUInt8(0) & 0x3f);
  const address = der(0x87, Buffer.from([127, 0, 0, 1]));
  return sequence(
    der(0xa0, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, serial),
    algorithm,
    name,
    sequence(time(new Date(+now - DAY_MS)), time(new Date(+now + (DAYS - 1) * DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        extension(OID.subjectAltName, sequence(address)),
        extension(OID.extendedKeyUsage, sequence(oid(OID.serverAuth))),
      ),
    ),
  );
}

/** A key, and a certificate for https://127.0.0.1 that it signed itself. */
export function makeCertificate(now: Date): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(oid(OID.ecdsaWithSha256));
  const part = unsignedPart(publicKey, algorithm, now);
  const signed = sequence(part, algorithm, bits(sign('sha256', part, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: new X509Certificate(signed).toString(),
  };
}

/** The certificate of this machine: made once for each state folder, and anew before it ends. */
export async function localCertificate(stateDir: string, now = new Date()): Promise<Certificate> {
  const folder = join(stateDir, 'tls');
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const [key, cert] = await Promise.all(
    [files.key, files.cert].map((file) => readFile(file, 'utf8').catch(() => null)),
  );
  if (key && cert && +new Date(new X509Certificate(cert).validTo) > +now + DAY_MS) {
    return { key, cert };
  }
  const made = makeCertificate(now);
  await mkdir(folder, { recursive: true });
  await writeFile(files.key, made.key, { mode: 0o600 });
  await writeFile(files.cert, made.cert);
  return made;
}
