import type { BrowserContext, Request } from '@playwright/test';

/** Where the local provider is: five ports after the public one (`scripts/lib/stack/ports.ts`). */
const isSignIn = ({ hostname, port }: URL, own: URL): boolean =>
  ['127.0.0.1', 'localhost'].includes(hostname) && Number(port) === Number(own.port) + 5;

/** Where people pay, and nowhere else, the payment provider's script and API are asked. */
const isPayment = (request: Request, origin: string): boolean =>
  (['https://js.stripe.com', 'https://api.stripe.com'].includes(origin) &&
    new URL(request.frame().url()).pathname === '/subscribe') ||
  // Its own pages for cards and invoices, which people go to.
  (origin === 'https://billing.stripe.test' && request.isNavigationRequest());

/** A page's request that belongs neither to the product nor to where people sign in or pay. */
function isForeign(request: Request, own: URL): boolean {
  const url = new URL(request.url());
  // People go to where they sign in; no page asks it for anything.
  if (isSignIn(url, own) && request.isNavigationRequest()) return false;
  const { protocol, origin } = url;
  return protocol.startsWith('http') && origin !== own.origin && !isPayment(request, origin);
}

/** From where a request was made: a service worker has no page. */
const askedBy = (request: Request): string =>
  request.serviceWorker()?.url() ?? request.frame().url();

/**
 * Notes what breaks the promises of every test, and ends one at once that would leave this machine: each
 * later step of it fails with what was asked, and from where.
 */
export function watch(context: BrowserContext, own: URL, broken: string[]): void {
  context.on('console', (message) => {
    if (/content security policy|trusted ?(type|html|script)/i.test(message.text())) {
      broken.push(message.text());
    }
  });
  context.on('request', (request) => {
    if (!isForeign(request, own)) return;
    const reason = `${askedBy(request)} asked for ${request.url()}, which is not the product’s.`;
    broken.push(reason);
    const { hostname } = new URL(request.url());
    // The browser itself resolves no name but this machine's (playwright.config.ts).
    if (!['127.0.0.1', 'localhost'].includes(hostname)) void context.close({ reason });
  });
}
