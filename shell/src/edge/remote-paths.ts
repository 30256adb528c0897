import type { CurrentRemote } from './registry/current-remotes.ts';

/** How long a remote's list of pages may take, in milliseconds. */
const PATHS_DEADLINE_MS = 1500;

/**
 * Canonical paths of the pages that a remote's current version has for search engines, as its build wrote
 * them; null when they cannot be had in time.
 */
export async function remotePaths({ id, files }: CurrentRemote): Promise<string[] | null> {
  const url = new URL('paths.txt', files.origin).href;
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(PATHS_DEADLINE_MS),
      redirect: 'manual',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const paths = (await response.text()).split('\n').filter((line) => line !== '');
    // An error page in its place, or what is no path of a page, must not become addresses.
    const odd = paths.find((path) => !/^\/[\w/.~%:-]*$/.test(path));
    if (odd !== undefined) throw new Error(`not a path: ${odd.slice(0, 60)}`);
    return paths;
  } catch (error) {
    console.error(JSON.stringify({ event: 'paths_unavailable', remote: id, error: String(error) }));
    return null;
  }
}
