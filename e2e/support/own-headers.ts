/** What browsers send with a write of our own pages; `url` is any address of the product. */
export const ownHeaders = (url: string): Record<string, string> => ({
  origin: new URL(url).origin,
  'sec-fetch-site': 'same-origin',
});
