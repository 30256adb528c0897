/** Longest path to come back to: it travels in a cookie. */
const MAX_LENGTH = 1500;

/** Printable ASCII without the backslash, which browsers read as a slash. */
const PLAIN = /^\/(?![/\\])[\x21-\x5B\x5D-\x7E]*$/;

/**
 * The path that sign-in leads back to, from what a link asks for: a path of our own with query and fragment,
 * or `/` for anything else. It never leads to `/api`, where a page would be lost.
 */
export const readReturnTo = (requested: string | undefined, origin: string): string => {
  if (requested === undefined || requested.length > MAX_LENGTH || !PLAIN.test(requested))
    return '/';
  const url = URL.parse(requested, origin);
  if (url === null || url.origin !== origin || url.username !== '' || url.password !== '')
    return '/';
  // Dots may resolve to a path that begins with two slashes, which is another host.
  if (url.pathname.startsWith('//') || /^\/api(\/|$)/i.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
};
