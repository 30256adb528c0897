import { expect, type Request, test as base } from '@playwright/test';

/** Where the local provider is: five ports after the public one (`scripts/lib/ports.ts`). */
function signInOrigin(own: string): string {
  const url = new URL(own);
  url.port = `${Number(url.port) + 5}`;
  return url.origin;
}

/** Where people pay, and nowhere else, the payment provider's script and API are asked. */
const isPayment = (request: Request, origin: string): boolean =>
  (['https://js.stripe.com', 'https://api.stripe.com'].includes(origin) &&
    new URL(request.frame().url()).pathname === '/subscribe') ||
  // Its own pages for cards and invoices, which people go to.
  (origin === 'https://billing.stripe.test' && request.isNavigationRequest());

/**
 * Every browser test is also a test of two promises: nothing violates the security policy, and nothing
 * is asked of another origin.
 */
export const test = base.extend<{ promises: void }>({
  promises: [
    async ({ context, baseURL }, use) => {
      const broken: string[] = [];
      const own = new URL(baseURL ?? '').origin;
      const provider = signInOrigin(own);
      context.on('console', (message) => {
        if (/content security policy|trusted ?(type|html|script)/i.test(message.text())) {
          broken.push(message.text());
        }
      });
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        // People go to where they sign in; no page asks it for anything.
        if (origin === provider && request.isNavigationRequest()) return;
        if (isPayment(request, origin)) return;
        if (protocol.startsWith('http') && origin !== own) broken.push(request.url());
      });
      await use();
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
