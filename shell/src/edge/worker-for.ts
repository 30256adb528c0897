const LIBRARY_PATHS = ['/api/quran', '/api/figures', '/api/search'];

const isBelow = (path: string, base: string): boolean =>
  path === base || path.startsWith(`${base}/`);

/** The binding of the worker that answers a path, or null where it is the shell's own. Tests ask it of every described route. */
export function workerFor(path: string): 'API' | 'LIBRARY' | 'AUDIO' | 'WEBHOOKS' | null {
  if (isBelow(path, '/audio')) return 'AUDIO';
  if (!isBelow(path, '/api')) return null;
  if (isBelow(path, '/api/webhooks')) return 'WEBHOOKS';
  return LIBRARY_PATHS.some((base) => isBelow(path, base)) ? 'LIBRARY' : 'API';
}
