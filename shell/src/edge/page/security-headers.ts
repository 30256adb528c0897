import { bootScript } from 'virtual:shell-build';

const hashes = new Map<string, Promise<string>>();

/** A content security policy's hash source for an inline script. */
function hashSource(script: string): Promise<string> {
  const known = hashes.get(script);
  if (known !== undefined) return known;
  const computed = crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(script))
    .then((digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);
  // Import maps change with releases only; a few are enough to remember.
  if (hashes.size > 8) hashes.clear();
  hashes.set(script, computed);
  return computed;
}

/**
 * Headers of every page. Inline scripts are allowed by their hash: a nonce would make each answer
 * different and end caching and 304.
 */
export async function securityHeaders(
  importMap: string,
  secure: boolean,
): Promise<Record<string, string>> {
  const scripts = await Promise.all([bootScript, importMap].map(hashSource));
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types fahm',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // Over plain HTTP, as on a developer's machine, the header means nothing.
    ...(secure
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
      : {}),
  };
}
