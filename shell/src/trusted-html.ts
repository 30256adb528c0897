/** Markup that is known to be the product's own, in the form that browsers with Trusted Types ask for. */
export type TrustedMarkup = string & { readonly trusted: unique symbol };

type Policy = { createHTML: (markup: string) => TrustedMarkup };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

const rules: Policy = { createHTML: (markup) => markup as TrustedMarkup };

/** The one policy that the security headers allow. Only same-origin fragments and constants go through it. */
const policy: Policy =
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('fahm', rules) ?? rules;

export const trustedMarkup = (markup: string): TrustedMarkup => policy.createHTML(markup);
