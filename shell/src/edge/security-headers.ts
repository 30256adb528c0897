import { STRICT_TRANSPORT } from '@fahm/contracts/secure-transport.ts';

const NO_FRAME = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Of markup that is a part of a page and no page: opened by its own address it runs, loads, sends and embeds nothing. */
const FRAGMENT_POLICY = `default-src 'none'; form-action 'none'; ${NO_FRAME}; sandbox`;

/**
 * Of everything else that has no policy of its own. Nothing about scripts or connections: a worker lives by the policy
 * of its script.
 */
const FILE_POLICY = NO_FRAME;

/**
 * The answer with what every answer of the public origin says, whoever made it: this worker, another one, or the static
 * files. `secure` is whether it was asked over TLS: elsewhere, as on a developer's machine, browsers must not be told to
 * insist on it.
 */
export function withSecurityHeaders(answer: Response, secure: boolean): Response {
  const told = new Response(answer.body, answer);
  const { headers } = told;
  if (secure) headers.set('strict-transport-security', STRICT_TRANSPORT);
  else headers.delete('strict-transport-security');
  headers.set('x-content-type-options', 'nosniff');
  // What a 304 says takes the place of what the browser has stored: the page would live on by this policy.
  if (told.status !== 304 && !headers.has('content-security-policy')) {
    const isMarkup = headers.get('content-type')?.includes('html') ?? false;
    headers.set('content-security-policy', isMarkup ? FRAGMENT_POLICY : FILE_POLICY);
  }
  return told;
}
