import type { Trouble } from '../core/player.ts';

/** How long the answer is waited for, in milliseconds. */
const DEADLINE_MS = 5000;

/**
 * What keeps a file away, once it could not be played in any quality: an audio element does not tell. The
 * only request that is made to ask rather than to listen (ruling B21).
 */
export async function diagnose(url: string): Promise<Trouble['kind']> {
  if (!navigator.onLine) return 'load';
  try {
    const { status, ok } = await fetch(url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (status === 404 || status === 410) return 'missing';
    return ok ? 'playback' : 'load';
  } catch {
    return 'load';
  }
}
