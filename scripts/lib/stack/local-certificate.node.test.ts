import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localCertificate, makeCertificate } from './local-certificate.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

test('a client that trusts the certificate reaches 127.0.0.1 by it', async () => {
  const { key, cert } = makeCertificate(new Date());
  const server = createServer({ key, cert }, (_, response) => response.end()).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const request = get({ host: '127.0.0.1', port, ca: cert });
  const [response] = (await once(request, 'response')) as [{ statusCode: number }];
  expect(response.statusCode).toBe(200);
  server.closeAllConnections();
  server.close();
});

test('it is for this machine alone, signed by its own key, and lives as long as Apple accepts', () => {
  const certificate = new X509Certificate(makeCertificate(NOW).cert);
  expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(certificate.checkHost('fahm.example')).toBeUndefined();
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(new Date(certificate.validFrom)).toEqual(new Date('2026-02-28T12:00:00Z'));
  expect(new Date(certificate.validTo)).toEqual(new Date('2028-06-02T12:00:00Z'));
});

test('it is made once, and anew on its last day', async () => {
  const stateDir = await mkdtemp(join(tmpdir(), 'fahm-certificate-'));
  const first = await localCertificate(stateDir, NOW);
  expect(await localCertificate(stateDir, new Date('2028-05-31T12:00:00Z'))).toEqual(first);
  expect(await localCertificate(stateDir, new Date('2028-06-01T13:00:00Z'))).not.toEqual(first);
});
