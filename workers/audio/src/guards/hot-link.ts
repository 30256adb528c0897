import { ServiceError } from '@fahm/worker-kit/service-error.ts';

/** What a browser says of a request of our own pages, or of an address that a person opened. */
const OWN_SITES = new Set(['same-origin', 'none']);

const isForeign = (address: string | null, own: string): boolean => {
  if (address === null) return false;
  try {
    return new URL(address).origin !== own;
  } catch {
    // `null`, and whatever is no address.
    return true;
  }
};

/**
 * Refuses files to the pages of others. Who says nothing of where a request comes from is let pass:
 * the rate limit bounds those.
 * @throws ServiceError `forbidden`.
 */
export function refuseHotLinks({ url, headers }: Request): void {
  const own = new URL(url).origin;
  const site = headers.get('sec-fetch-site');
  const foreign =
    (site !== null && !OWN_SITES.has(site)) ||
    isForeign(headers.get('origin'), own) ||
    isForeign(headers.get('referer'), own);
  if (foreign) throw new ServiceError('forbidden', 'Recitations are for the pages of this site.');
}
