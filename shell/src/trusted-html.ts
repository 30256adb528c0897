/** Markup that is known to be the product's own, in the form that browsers with Trusted Types ask for. */
export type TrustedMarkup = string & { readonly trusted: unique symbol };

const SERVICE_WORKER = '/sw.js';

type Policy = {
  createHTML: (markup: string) => TrustedMarkup;
  createScriptURL: (address: string) => string;
};
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

const rules: Policy = {
  createHTML: (markup) => markup as TrustedMarkup,
  createScriptURL: (address) => {
    if (address !== SERVICE_WORKER) throw new TypeError(`No script is loaded from ${address}`);
    return address;
  },
};

/** The one policy that the security headers allow. Only same-origin fragments and constants go through it. */
const policy: Policy =
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('fahm', rules) ?? rules;

export const trustedMarkup = (markup: string): TrustedMarkup => policy.createHTML(markup);

/** Address of the service worker, the one script that is named by a string. */
export const serviceWorkerAddress = (): string => policy.createScriptURL(SERVICE_WORKER);
