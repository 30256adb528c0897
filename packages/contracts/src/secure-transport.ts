/**
 * What browsers are told for two years: this host and those below it over TLS alone. Without `preload`: to be built into
 * browsers binds every host of a domain for years, and is its owner's to ask for (docs/operations.md).
 */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** This machine, of which nothing leaves: there addresses need no TLS. */
const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.has(hostname);

/** Whether an address is spoken to over TLS; on this machine it need not be. */
export const isSecureAddress = (address: string): boolean => {
  const url = URL.parse(address);
  if (url === null) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
};
