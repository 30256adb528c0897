import { STRICT_TRANSPORT } from '@fahm/contracts/secure-transport.ts';
import { describe, expect, test } from 'vitest';
import { withSecurityHeaders } from './security-headers.ts';

const answers: [string, Response][] = [
  ['a file', new Response('x', { headers: { 'content-type': 'text/javascript' } })],
  ['a fragment', new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })],
  ['a redirect', Response.redirect('https://fahm.test/', 308)],
  ['a word', new Response('Not found', { status: 404 })],
  ['JSON', Response.json({})],
];

describe.each(answers)('%s', (_, answer) => {
  test('[R2] is of this host over TLS alone, not sniffed, and held by no frame', () => {
    const { status, headers } = withSecurityHeaders(answer.clone(), true);
    expect(status).toBe(answer.status);
    for (const [name, value] of answer.headers) expect(headers.get(name)).toBe(value);
    expect(headers.get('strict-transport-security')).toBe(STRICT_TRANSPORT);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const policy = headers.get('content-security-policy');
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
  });

  test('asked without TLS it demands none, whatever another worker said', () => {
    const said = new Response(null, {
      headers: { 'strict-transport-security': STRICT_TRANSPORT },
    });
    for (const it of [answer.clone(), said]) {
      expect(withSecurityHeaders(it, false).headers.get('strict-transport-security')).toBeNull();
    }
  });
});

const policyOf = (type: string) =>
  withSecurityHeaders(new Response('', { headers: { 'content-type': type } }), true).headers.get(
    'content-security-policy',
  );

test('a fragment that is opened as a page runs, loads and sends nothing; a script keeps its own way', () => {
  expect(policyOf('text/html')).toMatch(/^default-src 'none';.*form-action 'none';.*sandbox$/);
  expect(policyOf('text/javascript')).not.toContain('default-src');
});

test('a policy that an answer has is the answer’s own', () => {
  const policy = "default-src 'self'";
  const page = new Response('', {
    headers: { 'content-type': 'text/html', 'content-security-policy': policy },
  });
  expect(withSecurityHeaders(page, true).headers.get('content-security-policy')).toBe(policy);
});

test('a 304 says nothing of a policy: it would take the place of the one that the browser has stored', () => {
  const told = withSecurityHeaders(new Response(null, { status: 304 }), true);
  expect(told.headers.get('content-security-policy')).toBeNull();
  expect(told.headers.get('x-content-type-options')).toBe('nosniff');
});
