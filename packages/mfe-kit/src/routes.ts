/**
 * Whether `path` (no query, no hash) belongs to a pattern: `/guides` matches exactly itself,
 * `/read/*` matches `/read` and everything below it. A trailing slash does not matter.
 */
export function matchesRoute(pattern: string, path: string): boolean {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (!pattern.endsWith('/*')) return bare === pattern;
  const base = pattern.slice(0, -2);
  return bare === base || bare.startsWith(`${base}/`);
}
