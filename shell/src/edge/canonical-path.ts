/**
 * The one spelling of a path: nothing encoded that need not be, no empty and no dot segments. A path that cannot be
 * decoded is left as it is. A trailing slash stays, since pages answer with and without it.
 */
export function canonicalPath(path: string): string {
  const decoded = decode(path);
  if (decoded === null) return path;
  const segments: string[] = [];
  for (const segment of decoded.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(encode(segment));
  }
  const isFolder = segments.length > 0 && /\/\.{0,2}$/.test(decoded);
  return `/${segments.join('/')}${isFolder ? '/' : ''}`;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** As a browser's address bar has it, and what would begin a query or a hash encoded. */
const encode = (segment: string): string =>
  encodeURI(segment).replaceAll('?', '%3F').replaceAll('#', '%23');

/** Leads GET and HEAD to the one spelling of what they ask for; null when they used it. */
export function leadToCanonical(url: URL): Response | null {
  const path = canonicalPath(url.pathname);
  if (path === url.pathname) return null;
  return new Response(null, { status: 308, headers: { location: path + url.search } });
}
