import { bootScript, themeScript } from 'virtual:shell-build';
import { inlineStyles, type Stylesheets } from './stylesheets.ts';

/** What a page carries inline, and its policy has to allow by hash. */
export type InlineParts = {
  importMap: string;
  sheets: readonly Stylesheets[];
  /** Whether people pay here: then the payment provider's script and frames may come. */
  pays?: boolean;
};

/** Where Stripe's script, its frames and its API are, as its guide to security policies names them. */
const STRIPE_SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com';
const STRIPE_API = 'https://api.stripe.com';
const STRIPE_BANKS = 'https://hooks.stripe.com';

/** Hash sources by text: import maps and styles change with releases, a prelude's with its visitor. */
const known = new Map<string, string>();

/** A content security policy's hash source for an inline script or style. */
async function hashSource(text: string): Promise<string> {
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const source = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
  if (known.size > 16) known.clear();
  known.set(text, source);
  return source;
}

/**
 * The content security policy of a page. Inline parts are allowed by their hash: a nonce would make each
 * answer different and end caching and 304.
 */
export async function contentSecurityPolicy({
  importMap,
  sheets,
  pays = false,
}: InlineParts): Promise<string> {
  const scripts = await Promise.all([bootScript, themeScript, importMap].map(hashSource));
  const styles = inlineStyles(sheets);
  const style = styles === null ? [] : [await hashSource(styles)];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...(pays ? [STRIPE_SCRIPTS] : [])].join(' '),
    ["style-src 'self'", ...style].join(' '),
    pays ? "img-src 'self' data: https://*.stripe.com" : "img-src 'self' data:",
    "font-src 'self'",
    pays ? `connect-src 'self' ${STRIPE_API}` : "connect-src 'self'",
    ...(pays ? [`frame-src ${STRIPE_SCRIPTS} ${STRIPE_BANKS}`] : []),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Stripe's script writes markup from strings; on all other pages nothing may.
    ...(pays ? [] : ["require-trusted-types-for 'script'", 'trusted-types fahm']),
  ].join('; ');
}

/** A page's policy with the style of its prelude allowed too. */
export async function policyWithStyle(policy: string, style: string | null): Promise<string> {
  if (style === null) return policy;
  return policy.replace("style-src 'self'", `style-src 'self' ${await hashSource(style)}`);
}

/** Headers of every page beside those of every answer. */
export function securityHeaders(policy: string): Record<string, string> {
  const payments = policy.includes(STRIPE_SCRIPTS) ? 'self "https://js.stripe.com"' : '';
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(${payments}), usb=()`,
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}
