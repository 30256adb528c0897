import { expect, test } from 'vitest';
import { isSecureAddress, STRICT_TRANSPORT } from './secure-transport.ts';

test.each([
  'https://api.example/v1',
  'https://192.168.1.7',
  'http://127.0.0.1:8788/v1',
  'http://[::1]:9',
])('%s may be spoken to', (address) => {
  expect(isSecureAddress(address)).toBe(true);
});

test.each([
  'http://api.example/v1',
  'http://192.168.1.7:11434',
  'http://localhost:11434',
  'http://127.0.0.1.evil.test',
  'http://127.0.0.1@evil.test',
  'ftp://127.0.0.1',
  'file:///etc/passwd',
  'api.example',
  '',
])('%j may not', (address) => {
  expect(isSecureAddress(address)).toBe(false);
});

test('browsers keep to TLS for two years, and nobody is bound to be preloaded', () => {
  expect(STRICT_TRANSPORT).toBe('max-age=63072000; includeSubDomains');
});
